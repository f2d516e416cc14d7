import type { ChangeRequestStatistics } from '@flou/shared/approval/changeRequestLists.ts'
import { AxisLines } from '../../../ui/figures/AxisLines.tsx'
import classes from '../../../ui/figures/Figures.module.css'
import { axisFor, ticksOf } from '../../../ui/figures/scale.ts'

const WIDTH = 420
const HEIGHT = 220
const BOX = { left: 34, right: 6, top: 18, bottom: 26 } as const
const GAP = 10

type Ages = ChangeRequestStatistics['ages']

/** Formats an age class: “3–6”, “14+”. */
export const daysText = ({ from, below }: Ages[number]): string => {
  if (below === undefined) return `${from}+`
  return below - from === 1 ? String(from) : `${from}–${below - 1}`
}

export function AgeChart({ ages, label }: { ages: Ages; label: string }) {
  const axis = axisFor(Math.max(...ages.map(({ count }) => count)))
  const height = HEIGHT - BOX.top - BOX.bottom
  const width = (WIDTH - BOX.left - BOX.right) / ages.length
  const yOf = (value: number) => BOX.top + height * (1 - value / axis.end)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.chart} role="img" aria-label={label}>
      <AxisLines ticks={ticksOf(axis)} yOf={yOf} left={BOX.left} right={WIDTH - BOX.right} />
      {ages.map((one, index) => {
        const x = BOX.left + index * width + GAP / 2
        const middle = x + (width - GAP) / 2
        return (
          <g key={one.from}>
            <rect
              x={x}
              y={yOf(one.count)}
              width={width - GAP}
              height={Math.max(0, HEIGHT - BOX.bottom - yOf(one.count))}
              rx={3}
              className={classes.main}
            />
            {one.count > 0 && (
              <text x={middle} y={yOf(one.count) - 5} textAnchor="middle" className={classes.value}>
                {one.count}
              </text>
            )}
            <text x={middle} y={HEIGHT - 8} textAnchor="middle">
              {daysText(one)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
