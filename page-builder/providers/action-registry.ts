/** What asks a provider to do something; the class says which type it is. */
export interface Action {
  readonly type: string
}

/** A class of actions. */
export type ActionClass<Of extends Action> = new (...given: never[]) => Of

type Handler<Of extends Action> = (action: Of) => void

/** Handlers of actions, one for each type, such as the one by which a grid asks its collection for more items. */
export class ActionRegistry {
  readonly #handlers = new Map<string, (action: Action) => void>()

  /**
   * Registers what handles actions of a class and type. Throws a TypeError for what is no class, no type or no
   * function, and for a type that has a handler already (DPR-04). Answers what removes the handler again.
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

  /** Hands an action to its handler; answers whether there is one. */
  dispatch(action: Action): boolean {
    const handle = this.#handlers.get(action.type)
    handle?.(action)
    return handle !== undefined
  }
}
