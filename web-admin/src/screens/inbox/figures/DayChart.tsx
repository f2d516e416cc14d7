import type { InboxFigures } from '@flou/shared/submissions/inbox.ts'
import { dayText } from '../../../content/timeText.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { everyDay } from './everyDay.ts'
import classes from '../Inbox.module.css'

const WIDTH = 520
const HEIGHT = 200
const BOX = { left: 34, top: 12, bottom: 24 } as const

/** A bar for each day from the first to the last, also for those without any. */
export function DayChart({ days, label }: { days: InboxFigures['days']; label: string }) {
  const language = useLanguage()
  const all = everyDay(days)
  const most = Math.max(1, ...all.map(({ count }) => count))
  const height = HEIGHT - BOX.top - BOX.bottom
  const width = (WIDTH - BOX.left) / Math.max(1, all.length)
  const yOf = (count: number) => BOX.top + height * (1 - count / most)
  const [first, last] = [all[0], all.at(-1)]
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.chart} role="img" aria-label={label}>
      {[0, most].map((value) => (
        <g key={value}>
          <line x1={BOX.left} x2={WIDTH} y1={yOf(value)} y2={yOf(value)} />
          <text x={BOX.left - 6} y={yOf(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {all.map(({ day, count }, index) => (
        <rect
          key={day}
          x={BOX.left + index * width + width * 0.1}
          y={yOf(count)}
          width={width * 0.8}
          height={BOX.top + height - yOf(count)}
        >
          <title>{`${dayText(day, language)}: ${count}`}</title>
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
