/**
 * Runs in a page: waits until its finite animations and transitions have ended. Colours that are measured during a
 * transition between two themes belong to neither.
 */
export async function waitForAnimations(): Promise<void> {
  const runningAnimations = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(runningAnimations.map(({ finished }) => finished))
}
