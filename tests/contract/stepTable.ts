/** One event in one phase: the phase after it, then its effects in order. */
type Outcome = readonly [after: string, ...effects: string[]]

interface Machine<State, Event> {
  states: Readonly<Record<string, State>>
  events: Readonly<Record<string, Event>>
  step: (state: State, event: Event) => { state: State; effects: readonly { do: string }[] }
  phaseOf: (state: State) => string
}

/** Groups what does the same: `unanswered` in `sending` and `confirming`. */
function groups<State, Event>({ states, events, step, phaseOf }: Machine<State, Event>) {
  return Object.entries(events).map(([name, event]) => {
    const phases = new Map<string, string[]>()
    for (const [phase, start] of Object.entries(states)) {
      const { state, effects } = step(start, event)
      if (state === start && effects.length === 0) continue
      const after = phaseOf(state) === phaseOf(start) ? '–' : phaseOf(state)
      const outcome: Outcome = [after, ...effects.map(({ do: effect }) => effect)]
      const key = JSON.stringify(outcome)
      phases.set(key, [...(phases.get(key) ?? []), phase])
    }
    return {
      name,
      outcomes: [...phases].map(([key, found]) => ({ found, outcome: JSON.parse(key) as Outcome })),
    }
  })
}

const HEAD = ['event', 'in', 'then', 'effects']

function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = HEAD.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[], fill = ' ') =>
    `|${cells.map((cell, column) => ` ${cell.padEnd(widths[column] ?? 0, fill)} `).join('|')}|`
  const [head = [], ...body] = rows
  return [
    line(head),
    line(
      HEAD.map(() => ''),
      '-',
    ),
    ...body.map((row) => line(row)),
  ].join('\n')
}

/** Markdown table of a state machine; pairs of phase and event without effect are left out. */
export function stepTable<State, Event>(machine: Machine<State, Event>): string {
  const count = Object.keys(machine.states).length
  const rows = groups(machine).flatMap(({ name, outcomes }) =>
    outcomes.map(({ found, outcome: [after, ...effects] }) => [
      name,
      found.length === count ? 'any' : found.join(', '),
      after,
      effects.join(', '),
    ]),
  )
  return tableOf([HEAD, ...rows])
}
