import type { SubscriberFigures } from '@flou/shared/newsletter.ts'
import { dayText } from '../../content/timeText.ts'
import { useLanguage } from '../../texts/useText.ts'
import { axisFor, ticksOf } from '../workflow/figures/scale.ts'
import { everyTotal } from './everyTotal.ts'
import classes from '../inbox/Inbox.module.css'

const WIDTH = 520
const HEIGHT = 200
const BOX = { left: 40, top: 12, bottom: 24 } as const

/** How many were subscribed at the end of each day, as bars. The table beside it says the same. */
export function GrowthChart({ days, label }: { days: SubscriberFigures['days']; label: string }) {
  const language = useLanguage()
  const all = everyTotal(days)
  const axis = axisFor(Math.max(...all.map(({ total }) => total)))
  const height = HEIGHT - BOX.top - BOX.bottom
  const width = (WIDTH - BOX.left) / Math.max(1, all.length)
  const yOf = (count: number) => BOX.top + height * (1 - count / axis.end)
  const [first, last] = [all[0], all.at(-1)]
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.chart} role="img" aria-label={label}>
      {ticksOf(axis).map((value) => (
        <g key={value}>
          <line x1={BOX.left} x2={WIDTH} y1={yOf(value)} y2={yOf(value)} />
          <text x={BOX.left - 6} y={yOf(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {all.map(({ day, total }, index) => (
        <rect
          key={day}
          x={BOX.left + index * width}
          y={yOf(total)}
          width={width}
          height={BOX.top + height - yOf(total)}
        >
          <title>{`${dayText(day, language)}: ${total}`}</title>
        </rect>
      ))}
      <text x={BOX.left} y={HEIGHT - 6}>
        {first && dayText(first.day, language)}
      </text>
      <text x={WIDTH} y={HEIGHT - 6} textAnchor="end">
        {last && last !== first && dayText(last.day, language)}
      </text>
    </svg>
  )
}
