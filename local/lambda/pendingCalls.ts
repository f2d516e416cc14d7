import type { FunctionError } from './functionSettings.ts'

export interface PendingCall {
  resolve: (result: unknown) => void
  reject: (error: FunctionError) => void
}

/** Sent calls, each with a time limit: it starts with the handler, until then with the send. */
export class PendingCalls {
  readonly #calls = new Map<string, PendingCall & { timer?: NodeJS.Timeout }>()

  get size(): number {
    return this.#calls.size
  }

  get ids(): string[] {
    return [...this.#calls.keys()]
  }

  add(id: string, call: PendingCall): void {
    this.#calls.set(id, { ...call })
  }

  /** Replaces the time limit of a call. */
  limit(id: string, ms: number, onTimeout: () => void): void {
    const call = this.#calls.get(id)
    if (!call) return
    clearTimeout(call.timer)
    call.timer = setTimeout(onTimeout, ms)
  }

  /** Removes a call and its time limit. */
  take(id: string): PendingCall | undefined {
    const call = this.#calls.get(id)
    this.#calls.delete(id)
    clearTimeout(call?.timer)
    return call
  }
}
