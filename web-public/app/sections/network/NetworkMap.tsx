import { ButtonRow } from '../../elements/ButtonRow.tsx'
import { Picture } from '../../elements/Picture.tsx'
import { RichText } from '../../elements/RichText.tsx'
import asia from './asia.svg'
import { ASIA, WORLD } from './drawNetwork.ts'
import { EdgeLocations, Regions } from './NetworkLocations.tsx'
import { networkTexts } from '../../texts/sections/network.ts'
import { useTexts } from '../../texts/useTexts.ts'
import type { NetworkMapData, NetworkLocation } from './readNetwork.ts'
import world from './world.svg'
import styles from './NetworkMap.module.css'
import { sizesUpTo } from '../../elements/appearance.ts'

const LANDS = { asia: { href: asia, ...ASIA }, world: { href: world, ...WORLD } } as const

/** Reference width for point and label sizes. */
const USUAL_WIDTH = 480

function Point({ location, scale }: { location: NetworkLocation; scale: number }) {
  const { t } = useTexts(networkTexts)
  const { anchor, title, isRegion, isLabelledBefore, x, y } = location
  const side = isLabelledBefore ? -1 : 1
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <a
        href={`#${anchor}`}
        aria-label={`${title}, ${t(isRegion ? 'region' : 'edge')}`}
        className={styles['point']}
        data-region={isRegion || undefined}
      >
        <title>{title}</title>
        <circle r={9} className={styles['reach']} />
        {isRegion && <circle r={6} className={styles['halo']} />}
        <circle r={isRegion ? 3.4 : 2.2} className={styles['dot']} />
        {isRegion && (
          <text
            x={side * 8}
            y={3}
            textAnchor={isLabelledBefore ? 'end' : 'start'}
            className={styles['label']}
          >
            {title}
          </text>
        )}
      </a>
    </g>
  )
}

function Drawing({ map }: { map: NetworkMapData }) {
  const { t } = useTexts(networkTexts)
  const { view, locations, land, backbone, spurs } = map
  return (
    <svg
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      role="group"
      aria-label={t('map')}
      className={styles['drawing']}
    >
      <image {...LANDS[land]} />
      <path d={spurs} className={styles['spur']} />
      <path d={backbone} className={styles['backbone']} />
      {locations.map((location) => (
        <Point key={location.anchor} location={location} scale={view.width / USUAL_WIDTH} />
      ))}
    </svg>
  )
}

/** Map of regions and edge locations with an equivalent list; works without script. */
export function NetworkMap({ map }: { map: NetworkMapData }) {
  const { title, content, media, mobileMedia, buttons, lang } = map
  return (
    <div className={`wrap ${styles['columns']}`} lang={lang}>
      <Drawing map={map} />
      <div className={styles['words']}>
        <h3 className={styles['title']}>{title}</h3>
        <RichText html={content} className={styles['text']} />
        <Regions locations={map.locations} />
        <ButtonRow buttons={buttons} />
      </div>
      <EdgeLocations locations={map.locations} />
      {media && (
        <Picture
          media={media}
          mobile={mobileMedia}
          sizes={sizesUpTo(1200, 1120)}
          className={styles['picture']}
        />
      )}
    </div>
  )
}
