/** Where the points of a network map lie on its drawing: what the browser would otherwise have to compute. Pure. */

/** A place to draw, in degrees. */
export interface Place {
  latitude: number
  longitude: number
  /** A region, where products run; other places only bring visitors to one. */
  isRegion: boolean
}

/** Part of the drawing that is shown. */
interface View {
  x: number
  y: number
  width: number
  height: number
}

export interface DrawnPoint {
  x: number
  y: number
  /** The label is before the point: behind it the drawing ends. */
  isLabelledBefore: boolean
}

export interface NetworkDrawing {
  view: View
  /** Which outline covers the view. */
  land: 'asia' | 'world'
  /** In the order of the places. */
  points: DrawnPoint[]
  /** Path data: between regions, and from other places to the nearest region. */
  backbone: string
  spurs: string
}

/** The drawing's units in a degree, as in local/drawNetworkLand.ts. Latitudes grow downwards. */
const UNITS = 10
/** What world.svg covers. */
export const WORLD: View = { x: -180 * UNITS, y: -90 * UNITS, width: 360 * UNITS, height: 180 * UNITS }
/** What asia.svg covers. */
export const ASIA: View = { x: 84 * UNITS, y: -26 * UNITS, width: 72 * UNITS, height: 46 * UNITS }

const RATIO = 16 / 10
/** A map of one city shows where in the world it is. */
const LEAST_WIDTH = 30 * UNITS
/** Room around the outermost points, for their labels. */
const MARGIN = 4.5 * UNITS

/** Points closer than this part of the width would hide each other. */
const LEAST_DISTANCE = 0.032
const ROUNDS = 24
/** From this part of the width on, labels are before their points. */
const LABELLED_BEFORE = 0.8
/** What a label takes up beside its point, as parts of the width. */
const LABEL = { width: 0.2, height: 0.06 }
/** How far a line bends off the straight one, as part of its length. */
const BEND = 0.16

const clamp = (value: number, low: number, high: number) =>
  Math.min(Math.max(value, low), Math.max(low, high))

/** The part of the world that shows all points, in the map's proportions. */
function viewOf(points: readonly { x: number; y: number }[]): View {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const wanted = Math.max(east - west + 2 * MARGIN, (south - north + 2 * MARGIN) * RATIO, LEAST_WIDTH)
  const width = Math.min(wanted, WORLD.height * RATIO)
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

type Spot = Place & { x: number; y: number }

/** Moves two points apart where they would hide each other; a region stays where it is before any other place. */
function part(one: Spot, other: Spot, least: number): void {
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  const distance = Math.hypot(dx, dy)
  if (distance >= least) return
  // two points at one place part sideways
  const [ux, uy] = distance === 0 ? [1, 0] : [dx / distance, dy / distance]
  const share = one.isRegion === other.isRegion ? 0.5 : one.isRegion ? 0 : 1
  const gap = least - distance
  one.x -= ux * gap * share
  one.y -= uy * gap * share
  other.x += ux * gap * (1 - share)
  other.y += uy * gap * (1 - share)
}

function spread(spots: readonly Spot[], least: number): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, one] of spots.entries())
      for (const other of spots.slice(index + 1)) part(one, other, least)
  }
}

const whole = Math.round

/** A line that bends a little, as path data. */
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

/** Lines between all regions; where they are many, from each to the next. */
const MOST_MESHED = 5

function backboneOf(regions: readonly Spot[]): string {
  const pairs = regions.flatMap((one, index) =>
    regions
      .slice(index + 1, regions.length <= MOST_MESHED ? undefined : index + 2)
      .map((other) => [one, other] as const),
  )
  return pairs.map(([from, to]) => curve(from, to)).join('')
}

/** True where a label is better before its point: the drawing ends behind it, or another region is there and none before it. */
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

/** The drawing of a network; undefined where it has no places. */
export function drawNetwork(places: readonly Place[]): NetworkDrawing | undefined {
  if (places.length === 0) return undefined
  const spots = places.map((place): Spot => ({
    ...place,
    x: place.longitude * UNITS,
    y: -place.latitude * UNITS,
  }))
  const view = viewOf(spots)
  spread(spots, view.width * LEAST_DISTANCE)
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
