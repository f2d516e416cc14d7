interface InputState {
  hasFocus: boolean
  typed?: string
  /** Enter was pressed after the typed text. */
  isEntered?: boolean
}

/** Store for focus, text and Enter given before the input has loaded. */
export function createEarlyInput() {
  let state: InputState = { hasFocus: false }
  return {
    update: (values: Partial<InputState>): void => {
      state = { ...state, ...values }
    },
    /** Returns the state and resets it. */
    take: (): InputState => {
      const taken = state
      state = { hasFocus: false }
      return taken
    },
  }
}
export type EarlyInput = ReturnType<typeof createEarlyInput>
