import { ButtonRow } from '../../elements/ButtonRow.tsx'
import { Picture } from '../../elements/Picture.tsx'
import { sizesUpTo } from '../../elements/pictureSizes.ts'
import { RichText } from '../../elements/RichText.tsx'
import asia from './asia.svg'
import { ASIA, WORLD } from './drawNetwork.ts'
import { EdgeLocations, Regions } from './NetworkPlaces.tsx'
import { useNetworkTexts } from './networkTexts.ts'
import type { NetworkMapData, NetworkPlace } from './readNetwork.ts'
import world from './world.svg'
import styles from './NetworkMap.module.css'

/** The outlines and what each of them covers. */
const LANDS = { asia: { href: asia, ...ASIA }, world: { href: world, ...WORLD } } as const

/** Sizes of points and letters on a drawing of this width; they grow with what is shown. */
const USUAL_WIDTH = 480

function Point({ place, scale }: { place: NetworkPlace; scale: number }) {
  const { t } = useNetworkTexts()
  const { anchor, title, isRegion, isLabelledBefore, x, y } = place
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

/** The drawing: land, lines, and a link for each place to what the list says of it. */
function Drawing({ map }: { map: NetworkMapData }) {
  const { t } = useNetworkTexts()
  const { view, places, land, backbone, spurs } = map
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
      {places.map((place) => (
        <Point key={place.anchor} place={place} scale={view.width / USUAL_WIDTH} />
      ))}
    </svg>
  )
}

/**
 * Where regions and edge locations are: a map that the content draws, and beside it the list of all places with what is said of them.
 * The list holds everything that the map shows; no script is needed for either. It lies on a dark ground.
 */
export function NetworkMap({ map }: { map: NetworkMapData }) {
  const { title, content, media, mobileMedia, buttons, lang } = map
  return (
    <div className={`wrap ${styles['columns']}`} lang={lang}>
      <Drawing map={map} />
      <div className={styles['words']}>
        <h3 className={styles['title']}>{title}</h3>
        <RichText html={content} className={styles['text']} />
        <Regions places={map.places} />
        <ButtonRow buttons={buttons} />
      </div>
      <EdgeLocations places={map.places} />
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
