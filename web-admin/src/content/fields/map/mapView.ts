/** A place in degrees. */
export interface Place {
  latitude: number
  longitude: number
}

/** The part of the world that is shown: its western and northern edge and its width, in degrees. */
export interface View {
  west: number
  north: number
  width: number
}

/** Width of the map by its height. Degrees are equally long both ways (equirectangular). */
export const RATIO = 2.2
export const WORLD: View = { west: -180, north: 84, width: 360 }
export const INDONESIA: View = { west: 93, north: 9, width: 50 }
/** The narrowest view: about Java's length. */
const NARROWEST = 8

const heightOf = ({ width }: View) => width / RATIO
const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)
/** About a kilometre: what an outline as coarse as ours can tell apart. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/** A place on earth, in hundredths of a degree. */
export const placeOn = ({ latitude, longitude }: Place): Place => ({
  latitude: rounded(within(latitude, -90, 90)),
  longitude: rounded(within(longitude, -180, 180)),
})

/** Where a place stands in a view: parts of its width and height from the top left. */
export const positionIn = (view: View, { latitude, longitude }: Place) => ({
  x: (longitude - view.west) / view.width,
  y: (view.north - latitude) / heightOf(view),
})

/** The place at such a position. */
export const placeAt = (view: View, { x, y }: { x: number; y: number }): Place =>
  placeOn({ latitude: view.north - y * heightOf(view), longitude: view.west + x * view.width })

export const centreOf = (view: View): Place => placeAt(view, { x: 0.5, y: 0.5 })

/** A view within the world: as wide as it at most, never beyond its edges. */
function fitted({ west, north, width }: View): View {
  const fit = within(width, NARROWEST, WORLD.width)
  const south = WORLD.north - heightOf(WORLD)
  return {
    width: fit,
    west: within(west, WORLD.west, WORLD.west + WORLD.width - fit),
    north: within(north, south + fit / RATIO, WORLD.north),
  }
}

/** The view around a place, as near as before; it never goes beyond the world. */
export const centredOn = (view: View, { latitude, longitude }: Place): View =>
  fitted({ ...view, west: longitude - view.width / 2, north: latitude + heightOf(view) / 2 })

/** The view `times` as near, around a place. */
export const zoomed = (view: View, times: number, around: Place): View =>
  centredOn({ ...view, width: within(view.width / times, NARROWEST, WORLD.width) }, around)

/** The view moved by parts of its width and height. */
export const panned = (view: View, { x, y }: { x: number; y: number }): View =>
  fitted({ ...view, west: view.west + x * view.width, north: view.north - y * heightOf(view) })

/** The view with a place in it: moved there where it is outside. */
export function showing(view: View, place: Place): View {
  const { x, y } = positionIn(view, place)
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? view : centredOn(view, place)
}

const STEPS: Readonly<Record<string, { latitude: number; longitude: number }>> = {
  ArrowUp: { latitude: 1, longitude: 0 },
  ArrowDown: { latitude: -1, longitude: 0 },
  ArrowLeft: { latitude: 0, longitude: -1 },
  ArrowRight: { latitude: 0, longitude: 1 },
}

/** A place moved by an arrow key: by a small step of the view, ten times as far with Shift; undefined for other keys. */
export function nudged(place: Place, { key, shiftKey }: { key: string; shiftKey: boolean }, view: View) {
  const step = STEPS[key]
  if (!step) return undefined
  const by = Math.max(rounded(view.width / 500), 0.01) * (shiftKey ? 10 : 1)
  return placeOn({
    latitude: place.latitude + step.latitude * by,
    longitude: place.longitude + step.longitude * by,
  })
}
