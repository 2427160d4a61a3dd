/**
 * Waits until the finite animations and transitions of a page have ended; it is called inside the page. Colours that
 * are measured during a transition between two themes belong to neither.
 */
export async function waitForAnimations(): Promise<void> {
  const runningAnimations = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(runningAnimations.map(({ finished }) => finished))
}
