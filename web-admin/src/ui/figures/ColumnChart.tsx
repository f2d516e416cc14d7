import { AxisLines } from './AxisLines.tsx'
import classes from './Figures.module.css'
import { axisFor, ticksOf } from './scale.ts'

const WIDTH = 520
const HEIGHT = 200
const BOX = { left: 40, top: 12, bottom: 24 } as const

interface Props {
  /** In chronological order; `id` is unique, names may repeat. */
  columns: readonly { id: string; name: string; count: number }[]
  label: string
  gap?: number
}

export function ColumnChart({ columns, label, gap = 0.2 }: Props) {
  const axis = axisFor(Math.max(0, ...columns.map(({ count }) => count)))
  const height = HEIGHT - BOX.top - BOX.bottom
  const width = (WIDTH - BOX.left) / Math.max(1, columns.length)
  const yOf = (count: number) => BOX.top + height * (1 - count / axis.end)
  const [first, last] = [columns[0], columns.at(-1)]
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.chart} role="img" aria-label={label}>
      <AxisLines ticks={ticksOf(axis)} yOf={yOf} left={BOX.left} right={WIDTH} />
      {columns.map(({ id, name, count }, index) => (
        <rect
          key={id}
          x={BOX.left + width * (index + gap / 2)}
          y={yOf(count)}
          width={width * (1 - gap)}
          height={BOX.top + height - yOf(count)}
          className={classes.main}
        >
          <title>{`${name}: ${count}`}</title>
        </rect>
      ))}
      <text x={BOX.left} y={HEIGHT - 6}>
        {first?.name}
      </text>
      <text x={WIDTH} y={HEIGHT - 6} textAnchor="end">
        {last !== first && last?.name}
      </text>
    </svg>
  )
}
