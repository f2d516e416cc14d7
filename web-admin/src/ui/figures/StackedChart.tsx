import { useMediaQuery } from '@mantine/hooks'
import { AxisLines } from './AxisLines.tsx'
import classes from './Figures.module.css'
import { axisFor, hasLabel, ticksOf } from './scale.ts'

const WIDE = { width: 960, height: 260, dates: 8 }
const NARROW = { width: 350, height: 220, dates: 3 }
type Size = typeof WIDE
const BOX = { left: 52, right: 8, top: 12, bottom: 28 } as const
const LETTER = 8
const GAP = 0.25

interface StackedBar {
  name: string
  low: number
  high: number
}

interface Props {
  bars: readonly StackedBar[]
  label: string
  numberOf: (count: number) => string
}

function computeLayout(bars: readonly StackedBar[], { width, height }: Size) {
  const axis = axisFor(Math.max(...bars.map(({ low, high }) => low + high)))
  const inner = height - BOX.top - BOX.bottom
  const room = (width - BOX.left - BOX.right) / bars.length
  return {
    axis,
    width: room * (1 - GAP),
    xOf: (index: number) => BOX.left + room * (index + GAP / 2),
    heightOf: (count: number) => (inner * count) / axis.end,
  }
}

function BarName({ x, y, end, name }: { x: number; y: number; end: number; name: string }) {
  const reachesOver = x + (name.length * LETTER) / 2 > end
  return (
    <text x={reachesOver ? end : x} y={y} textAnchor={reachesOver ? 'end' : 'middle'}>
      {name}
    </text>
  )
}

export function StackedChart({ bars, label, numberOf }: Props) {
  const size = useMediaQuery('(max-width: 37.5rem)') ? NARROW : WIDE
  const { axis, width, xOf, heightOf } = computeLayout(bars, size)
  const ground = size.height - BOX.bottom
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      className={`${classes.chart} ${classes.wide}`}
      role="img"
      aria-label={label}
    >
      <AxisLines
        ticks={ticksOf(axis)}
        yOf={(value) => ground - heightOf(value)}
        left={BOX.left}
        right={size.width - BOX.right}
        textOf={numberOf}
      />
      {bars.map(({ name, low, high }, index) => (
        <g key={name}>
          <title>{`${name}: ${numberOf(low + high)}`}</title>
          <rect
            x={xOf(index)}
            y={ground - heightOf(low)}
            width={width}
            height={heightOf(low)}
            className={classes.main}
          />
          <rect
            x={xOf(index)}
            y={ground - heightOf(low + high)}
            width={width}
            height={heightOf(high)}
            className={classes.other}
          />
          {hasLabel(index, bars.length, size.dates) && (
            <BarName x={xOf(index) + width / 2} y={size.height - 8} end={size.width} name={name} />
          )}
        </g>
      ))}
    </svg>
  )
}
