import axe, { type ElementContext, type Result, type RunOptions } from 'axe-core'

/** What `runAxe` uses of a page of Playwright. */
export interface EvaluatingPage {
  evaluate<Value, Argument>(run: (argument: Argument) => Value, argument: Argument): Promise<Awaited<Value>>
  evaluate(expression: string): Promise<unknown>
}

type AxeWindow = Window & { axe?: typeof axe; eval: (source: string) => unknown }

/**
 * Runs axe in the open page, and unless the options have `iframes: false` also in iframes of its own origin, and
 * returns the violations. axe is loaded into each document once, however often it runs there: loading it takes longer
 * than most runs.
 */
export async function runAxe(page: EvaluatingPage, context: ElementContext, options: RunOptions): Promise<Result[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source)
  return page.evaluate(runInPage, { context, options: { ...options, resultTypes: ['violations'] } })
}

async function runInPage(parameters: { context: ElementContext; options: RunOptions }): Promise<Result[]> {
  const page: AxeWindow = window
  const loaded = page.axe
  if (loaded === undefined) throw new Error('axe is not loaded')
  for (const iframe of parameters.options.iframes === false ? [] : document.querySelectorAll('iframe')) {
    const frame: AxeWindow | null = iframe.contentDocument?.defaultView ?? null
    if (frame !== null && frame.axe === undefined) frame.eval(loaded.source)
  }
  return (await loaded.run(parameters.context, parameters.options)).violations
}
