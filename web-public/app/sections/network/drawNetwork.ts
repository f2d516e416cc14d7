/** Coordinates in degrees. */
export interface GeoLocation {
  latitude: number
  longitude: number
  /** Products run in regions; edge locations only connect to one. */
  isRegion: boolean
}

interface View {
  x: number
  y: number
  width: number
  height: number
}

interface DrawnPoint {
  x: number
  y: number
  /** True if the label is left of the point. */
  isLabelledBefore: boolean
}

export interface NetworkDrawing {
  view: View
  land: 'asia' | 'world'
  /** Same order as the locations. */
  points: DrawnPoint[]
  /** SVG path data: between regions, and from edge locations to the nearest region. */
  backbone: string
  spurs: string
}

/** Units per degree, as in local/drawNetworkLand.ts; y grows southwards. */
const UNITS = 10
/** Bounds of world.svg. */
export const WORLD: View = { x: -180 * UNITS, y: -90 * UNITS, width: 360 * UNITS, height: 180 * UNITS }
/** Bounds of asia.svg. */
export const ASIA: View = { x: 84 * UNITS, y: -26 * UNITS, width: 72 * UNITS, height: 46 * UNITS }

const RATIO = 16 / 10
/** Minimum width: a single city is shown in context. */
const MIN_WIDTH = 30 * UNITS
const MARGIN = 4.5 * UNITS

/** Minimum point distance as a fraction of the width. */
const MIN_DISTANCE = 0.032
const ROUNDS = 24
/** Labels beyond this fraction of the width are left of their points. */
const LABELLED_BEFORE = 0.8
/** Label size as fractions of the width. */
const LABEL = { width: 0.2, height: 0.06 }
/** Curvature as a fraction of the length. */
const BEND = 0.16

const clamp = (value: number, low: number, high: number) =>
  Math.min(Math.max(value, low), Math.max(low, high))

function viewOf(points: readonly { x: number; y: number }[]): View {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const requiredWidth = Math.max(east - west + 2 * MARGIN, (south - north + 2 * MARGIN) * RATIO, MIN_WIDTH)
  const width = Math.min(requiredWidth, WORLD.height * RATIO)
  const height = width / RATIO
  return {
    x: clamp((west + east - width) / 2, WORLD.x, WORLD.x + WORLD.width - width),
    y: clamp((north + south - height) / 2, WORLD.y, WORLD.y + WORLD.height - height),
    width,
    height,
  }
}

const isWithin = (inner: View, outer: View) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

type Spot = GeoLocation & { x: number; y: number }

/** Pushes overlapping points apart; regions move only for regions. */
function pushApart(one: Spot, other: Spot, least: number): void {
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  const distance = Math.hypot(dx, dy)
  if (distance >= least) return
  // identical points move horizontally
  const [ux, uy] = distance === 0 ? [1, 0] : [dx / distance, dy / distance]
  const fraction = one.isRegion === other.isRegion ? 0.5 : one.isRegion ? 0 : 1
  const gap = least - distance
  one.x -= ux * gap * fraction
  one.y -= uy * gap * fraction
  other.x += ux * gap * (1 - fraction)
  other.y += uy * gap * (1 - fraction)
}

function spread(spots: readonly Spot[], least: number): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, one] of spots.entries())
      for (const other of spots.slice(index + 1)) pushApart(one, other, least)
  }
}

const whole = Math.round

function curve(from: Spot, to: Spot): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const middle = [(from.x + to.x) / 2 + dy * BEND, (from.y + to.y) / 2 - dx * BEND]
  return `M${whole(from.x)} ${whole(from.y)}Q${middle.map(whole).join(' ')} ${whole(to.x)} ${whole(to.y)}`
}

const nearest = (regions: readonly Spot[], spot: Spot): Spot | undefined =>
  regions.toSorted(
    (one, other) =>
      Math.hypot(one.x - spot.x, one.y - spot.y) - Math.hypot(other.x - spot.x, other.y - spot.y),
  )[0]

/** Maximum number of fully connected regions; more are connected in a chain. */
const MAX_MESHED = 5

function backboneOf(regions: readonly Spot[]): string {
  const pairs = regions.flatMap((one, index) =>
    regions
      .slice(index + 1, regions.length <= MAX_MESHED ? undefined : index + 2)
      .map((other) => [one, other] as const),
  )
  return pairs.map(([from, to]) => curve(from, to)).join('')
}

/** Returns true if the label fits better on the left. */
function isLabelledBefore(spot: Spot, regions: readonly Spot[], { x, width }: View): boolean {
  if (spot.x > x + width * LABELLED_BEFORE) return true
  const isTaken = (side: 1 | -1) =>
    regions.some((other) => {
      const distance = (other.x - spot.x) * side
      return (
        distance > 0 && distance < width * LABEL.width && Math.abs(other.y - spot.y) < width * LABEL.height
      )
    })
  return isTaken(1) && !isTaken(-1) && spot.x > x + width * LABEL.width
}

export function drawNetwork(locations: readonly GeoLocation[]): NetworkDrawing | undefined {
  if (locations.length === 0) return undefined
  const spots = locations.map((location): Spot => ({
    ...location,
    x: location.longitude * UNITS,
    y: -location.latitude * UNITS,
  }))
  const view = viewOf(spots)
  spread(spots, view.width * MIN_DISTANCE)
  const regions = spots.filter(({ isRegion }) => isRegion)
  const spurs = spots.flatMap((spot) => {
    const region = spot.isRegion ? undefined : nearest(regions, spot)
    return region ? [curve(spot, region)] : []
  })
  return {
    view: { x: whole(view.x), y: whole(view.y), width: whole(view.width), height: whole(view.height) },
    land: isWithin(view, ASIA) ? 'asia' : 'world',
    points: spots.map((spot) => ({
      x: whole(spot.x),
      y: whole(spot.y),
      isLabelledBefore: isLabelledBefore(spot, regions, view),
    })),
    backbone: backboneOf(regions),
    spurs: spurs.join(''),
  }
}
