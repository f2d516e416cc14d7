import type { EstimateCount, EstimateFigures as Figures } from '@flou/shared/pricing/estimate/saved.ts'
import { estimatesTexts } from '../../texts/screens/estimates.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import classes from './Estimates.module.css'

/** Bars with their numbers beside them: read by eyes and by screen readers alike. */
function Bars({ title, counts }: { title: string; counts: readonly EstimateCount[] }) {
  const t = useTextsOf(estimatesTexts)
  const most = Math.max(1, ...counts.map(({ count }) => count))
  return (
    <section className={classes.figure}>
      <h2>{title}</h2>
      <table>
        <thead className={classes.heard}>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{t('estimates.count')}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ id, title: name, count }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>
                <meter min={0} max={most} value={count} aria-hidden="true" /> {count}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const WIDTH = 300
const HEIGHT = 80

/** Estimates a day, the last thirty days. */
function Days({ days }: Pick<Figures, 'days'>) {
  const t = useTextsOf(estimatesTexts)
  const most = Math.max(1, ...days.map(({ count }) => count))
  const width = WIDTH / days.length
  const told = days
    .filter(({ count }) => count > 0)
    .map(({ day, count }) => t('estimates.dayCount', { day, count }))
    .join(', ')
  return (
    <section className={classes.figure}>
      <h2>{t('estimates.days')}</h2>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${t('estimates.days')}: ${told}`}
        className={classes.days}
      >
        {days.map(({ day, count }, index) => {
          const height = (count / most) * HEIGHT
          return (
            <rect key={day} x={index * width + 1} y={HEIGHT - height} width={width - 2} height={height}>
              <title>{t('estimates.dayCount', { day, count })}</title>
            </rect>
          )
        })}
      </svg>
    </section>
  )
}

/** What visitors ask for: by product, by region, and how many estimates a day. */
export function EstimateFigures({ figures }: { figures: Figures }) {
  const t = useTextsOf(estimatesTexts)
  if (figures.counted === 0) return null
  return (
    <>
      <div className={classes.figures}>
        <Bars title={t('estimates.askedProducts')} counts={figures.products} />
        <Bars title={t('estimates.askedRegions')} counts={figures.regions} />
        <Days days={figures.days} />
      </div>
      <p className={classes.hint}>{t('estimates.counted', { count: figures.counted })}</p>
    </>
  )
}
