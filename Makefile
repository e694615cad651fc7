.DEFAULT_GOAL := help
.PHONY: help demo run test fuzz mutate bench bench-diff bench-gtk sanitize pictures artwork lint format clean

help: ## what can be made
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 18

demo: ## open the Gallery; without a display, draw each of its screens into demo/
	@Scripts/demo

run: ## open the Gallery
	@Scripts/bootstrap
	@swift run -c release Gallery

test: ## everything that must hold before a change lands
	@Scripts/test

fuzz: ## millions of random cases, which print their seeds
	@Scripts/fuzz

mutate: ## break the code one place at a time, and say what the tests don't catch (COUNT=, ALL=1, FILE=)
	@Scripts/mutate $(FILE)

bench: ## measure what lists and states cost, as shares of simple work
	@Scripts/bench

bench-diff: ## measure the difference of lists against a dictionary and a comparison
	@Scripts/bench-diff

bench-gtk: ## measure a long list on GTK against a plain C program's
	@Scripts/bench-gtk

sanitize: ## run the tests of the difference engine under sanitizers (GTK=1: those of the widgets)
	@Scripts/sanitize $(if $(GTK),--gtk)

pictures: ## make the pictures of the documentation anew (needs ImageMagick)
	@Scripts/make-pictures

artwork: ## paint the Gallery's images anew (needs ImageMagick)
	@Scripts/make-artwork

lint: ## check the style
	@swift format lint --strict --parallel --recursive Sources Tests Package.swift

format: ## mend the style
	@swift format --in-place --parallel --recursive Sources Tests Package.swift

clean: ## remove what was built
	@rm -rf .build Benchmarks/.build demo bench
