/**
 * A value that notifies its listeners of changes. `get` returns the same object until the value changes, so that views
 * can compare it.
 */
export interface Observable<Value> {
  readonly get: () => Value
  /** Calls the listener after each change; returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void
}

/** An observable value that its owner may set. */
export interface ObservableCell<Value> extends Observable<Value> {
  readonly set: (value: Value) => void
}

/** Creates an observable value. Setting an identical value notifies nobody. */
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
      // A new function per subscription, so that one listener can subscribe twice and end each subscription separately.
      const entry = () => listener()
      listeners.add(entry)
      return () => void listeners.delete(entry)
    },
  }
}
