/** A request to a provider to do something; `type` selects the handler. */
export interface Action {
  readonly type: string
}

/** A class of actions. */
export type ActionClass<Of extends Action> = new (...args: never[]) => Of

type Handler<Of extends Action> = (action: Of) => void

/** The handlers of actions, one per type, such as the one that loads more items of a collection for a grid. */
export class ActionRegistry {
  readonly #handlers = new Map<string, (action: Action) => void>()

  /**
   * Registers the handler for actions of a class and type. Throws a TypeError when the class, type or handler is
   * invalid, or the type already has a handler (DPR-04). Returns a function that removes the handler.
   */
  register<Of extends Action>(actionClass: ActionClass<Of>, type: string, handler: Handler<Of>): () => void {
    if (typeof actionClass !== 'function' || typeof actionClass.prototype !== 'object')
      throw new TypeError('The constructor of an action must be a class.')
    if (typeof type !== 'string' || type.trim() === '')
      throw new TypeError('The type of an action must be a text that is not empty.')
    if (typeof handler !== 'function') throw new TypeError(`The handler of the action '${type}' must be a function.`)
    if (this.#handlers.has(type)) throw new TypeError(`The action '${type}' has a handler already.`)
    this.#handlers.set(type, (action) => {
      if (action instanceof actionClass) handler(action)
    })
    return () => void this.#handlers.delete(type)
  }

  /** Passes an action to its handler; returns whether there is one. */
  dispatch(action: Action): boolean {
    const handle = this.#handlers.get(action.type)
    handle?.(action)
    return handle !== undefined
  }
}
