/**
 * Runs in a page: waits for its finite animations and transitions to end. Colours measured halfway between two looks
 * are of neither.
 */
export async function settleAnimations(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
