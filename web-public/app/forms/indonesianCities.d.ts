declare module 'virtual:indonesian-cities' {
  /** Cities and regencies of Indonesia by province (bundle/indonesianCities.ts). */
  export const CITIES: Readonly<Record<string, readonly string[]>>
}
