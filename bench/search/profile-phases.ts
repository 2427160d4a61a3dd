import { Session, type Profiler } from 'node:inspector'

const SAMPLE_MICROSECONDS = 100

/** The share of each phase in the samples of a run, from 0 to 1, by its name. */
export type PhaseShares = ReadonlyMap<string, number>

/**
 * Runs a function under the profiler and returns how its time is divided. `phaseByFunction` names the phase of each
 * function that begins one; the innermost counts, and what belongs to none is `rest`.
 */
export function profilePhases(run: () => void, phaseByFunction: ReadonlyMap<string, string>): PhaseShares {
  const session = new Session()
  session.connect()
  try {
    session.post('Profiler.enable')
    session.post('Profiler.setSamplingInterval', { interval: SAMPLE_MICROSECONDS })
    session.post('Profiler.start')
    run()
    let shares: PhaseShares = new Map()
    // Without other work between, the answer comes before `post` returns.
    session.post('Profiler.stop', (_, { profile }) => (shares = sumPhases(profile, phaseByFunction)))
    return shares
  } finally {
    session.disconnect()
  }
}

function sumPhases(
  { nodes, samples = [], timeDeltas = [] }: Profiler.Profile,
  phaseByFunction: ReadonlyMap<string, string>,
): PhaseShares {
  const phases = new Map<number, string>()
  const childIds = new Map(nodes.map(({ id, children = [] }) => [id, children]))
  // Parents are listed before their children.
  for (const { id, callFrame } of nodes) {
    const phase = phaseByFunction.get(callFrame.functionName) ?? phases.get(id) ?? 'rest'
    phases.set(id, phase)
    for (const childId of childIds.get(id) ?? []) phases.set(childId, phase)
  }
  const times = new Map<string, number>()
  let total = 0
  for (const [i, id] of samples.entries()) {
    const [phase, time] = [phases.get(id) ?? 'rest', timeDeltas[i] ?? 0]
    times.set(phase, (times.get(phase) ?? 0) + time)
    total += time
  }
  return new Map([...times].map(([phase, time]) => [phase, time / total]))
}
