/** A value that tells when it changes. `get` answers the same object until then, so that views can compare it. */
export interface Observable<Value> {
  readonly get: () => Value
  /** Calls the listener after each change, until the function that is answered is called. */
  readonly subscribe: (listener: () => void) => () => void
}

/** An observable value that its owner may set. */
export interface ObservableCell<Value> extends Observable<Value> {
  readonly set: (value: Value) => void
}

/** Makes an observable value. Setting it to what it already is tells nobody. */
export function createObservable<Value>(initial: Value): ObservableCell<Value> {
  const listeners = new Set<() => void>()
  let current = initial
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return
      current = value
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      // A function of its own per subscription, so that one listener can subscribe twice and end each by itself.
      const entry = () => listener()
      listeners.add(entry)
      return () => void listeners.delete(entry)
    },
  }
}
