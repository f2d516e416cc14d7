export interface Coordinates {
  latitude: number
  longitude: number
}

export interface View {
  west: number
  north: number
  width: number
}

/** Width divided by height; equirectangular projection. */
export const RATIO = 2.2
export const WORLD: View = { west: -180, north: 84, width: 360 }
export const INDONESIA: View = { west: 93, north: 9, width: 50 }
/** Narrowest view, about the length of Java. */
const NARROWEST = 8

const heightOf = ({ width }: View) => width / RATIO
const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)
/** Rounds to about a kilometre, the precision of the outline. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/** Returns valid coordinates, rounded to hundredths of a degree. */
export const validCoordinates = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: rounded(within(latitude, -90, 90)),
  longitude: rounded(within(longitude, -180, 180)),
})

/** Returns the position in a view as fractions from the top left. */
export const positionIn = (view: View, { latitude, longitude }: Coordinates) => ({
  x: (longitude - view.west) / view.width,
  y: (view.north - latitude) / heightOf(view),
})

export const coordinatesAt = (view: View, { x, y }: { x: number; y: number }): Coordinates =>
  validCoordinates({ latitude: view.north - y * heightOf(view), longitude: view.west + x * view.width })

export const centreOf = (view: View): Coordinates => coordinatesAt(view, { x: 0.5, y: 0.5 })

function fitted({ west, north, width }: View): View {
  const fit = within(width, NARROWEST, WORLD.width)
  const south = WORLD.north - heightOf(WORLD)
  return {
    width: fit,
    west: within(west, WORLD.west, WORLD.west + WORLD.width - fit),
    north: within(north, south + fit / RATIO, WORLD.north),
  }
}

export const centredOn = (view: View, { latitude, longitude }: Coordinates): View =>
  fitted({ ...view, west: longitude - view.width / 2, north: latitude + heightOf(view) / 2 })

export const zoomed = (view: View, times: number, around: Coordinates): View =>
  centredOn({ ...view, width: within(view.width / times, NARROWEST, WORLD.width) }, around)

export const panned = (view: View, { x, y }: { x: number; y: number }): View =>
  fitted({ ...view, west: view.west + x * view.width, north: view.north - y * heightOf(view) })

/** Returns the view, centred on the place if it is outside. */
export function viewContaining(view: View, place: Coordinates): View {
  const { x, y } = positionIn(view, place)
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? view : centredOn(view, place)
}

const DIRECTIONS: Readonly<Record<string, { latitude: number; longitude: number }>> = {
  ArrowUp: { latitude: 1, longitude: 0 },
  ArrowDown: { latitude: -1, longitude: 0 },
  ArrowLeft: { latitude: 0, longitude: -1 },
  ArrowRight: { latitude: 0, longitude: 1 },
}

/** Moves coordinates by an arrow key, ten times as far with Shift; undefined for other keys. */
export function nudged(
  place: Coordinates,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  view: View,
) {
  const direction = DIRECTIONS[key]
  if (!direction) return undefined
  const by = Math.max(rounded(view.width / 500), 0.01) * (shiftKey ? 10 : 1)
  return validCoordinates({
    latitude: place.latitude + direction.latitude * by,
    longitude: place.longitude + direction.longitude * by,
  })
}
