import type { ChangeRequestStatistics } from '@flou/shared/approval/changeRequestLists.ts'
import { AxisLines } from '../../../ui/figures/AxisLines.tsx'
import classes from '../../../ui/figures/Figures.module.css'
import { axisFor, hasLabel, ticksOf } from '../../../ui/figures/scale.ts'

const WIDTH = 420
const HEIGHT = 220
const BOX = { left: 40, right: 28, top: 12, bottom: 26 } as const
const MOST_DATES = 5

type Weeks = ChangeRequestStatistics['weeks']

interface Props {
  weeks: Weeks
  label: string
  dateOf: (week: string) => string
}

function computeLayout(weeks: Weeks) {
  const axis = axisFor(Math.max(...weeks.map(({ p90Hours }) => p90Hours)))
  const width = WIDTH - BOX.left - BOX.right
  const height = HEIGHT - BOX.top - BOX.bottom
  const last = weeks.length - 1
  return {
    axis,
    xOf: (index: number) => BOX.left + (last === 0 ? width / 2 : (width * index) / last),
    yOf: (value: number) => BOX.top + height * (1 - value / axis.end),
  }
}

/** Median (solid) and 90th percentile (dashed) of decision hours per week. */
export function TimeChart({ weeks, label, dateOf }: Props) {
  const { axis, xOf, yOf } = computeLayout(weeks)
  const lines = [
    { name: 'p90Hours', line: classes.dashedLine, dot: classes.dashedDot },
    { name: 'medianHours', line: classes.line, dot: classes.dot },
  ] as const
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.chart} role="img" aria-label={label}>
      <AxisLines ticks={ticksOf(axis)} yOf={yOf} left={BOX.left} right={WIDTH - BOX.right} />
      {lines.map(({ name, line, dot }) => (
        <g key={name}>
          <polyline
            points={weeks.map((week, index) => `${xOf(index)},${yOf(week[name])}`).join(' ')}
            className={line}
          />
          {weeks.map((week, index) => (
            <circle key={week.week} cx={xOf(index)} cy={yOf(week[name])} r={4} className={dot} />
          ))}
        </g>
      ))}
      {weeks.map(
        ({ week }, index) =>
          hasLabel(index, weeks.length, MOST_DATES) && (
            <text key={week} x={xOf(index)} y={HEIGHT - 6} textAnchor="middle">
              {dateOf(week)}
            </text>
          ),
      )}
    </svg>
  )
}
