import { setImmediate as nextTurn } from 'node:timers/promises'

interface Round<Asked, Value> {
  readonly asked: Map<string, Asked>
  readonly answer: Promise<ReadonlyMap<string, Value>>
}

/** Reads what several requests miss in the same turn of the process at once. */
export class SharedReading<Asked extends { readonly id: string }, Value> {
  readonly #rounds = new Map<string, Round<Asked, Value>>()

  /**
   * The answers to what one of them misses, by id, perhaps with those of others. Only those with the same `profile`
   * share: things with the same id must be the same for them, and `work` of one of them must do for all. It begins
   * after the last of them has asked, and so reads nothing older than they may be told.
   */
  read(
    profile: string,
    missing: readonly Asked[],
    work: (asked: readonly Asked[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<ReadonlyMap<string, Value>> {
    const round = this.#rounds.get(profile) ?? this.#begin(profile, work)
    for (const one of missing) round.asked.set(one.id, one)
    return round.answer
  }

  #begin(profile: string, work: (asked: readonly Asked[]) => Promise<ReadonlyMap<string, Value>>): Round<Asked, Value> {
    const asked = new Map<string, Asked>()
    const answer = nextTurn().then(() => {
      this.#rounds.delete(profile)
      return work([...asked.values()])
    })
    const round = { asked, answer }
    this.#rounds.set(profile, round)
    return round
  }
}
