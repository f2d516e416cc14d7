/** Value in the router's flattened format: object keys and values are indices. */
type Value = string | number | boolean | null | Value[] | { [name: string]: number }

const NULL = -5

/**
 * Converts a page's `.data` text to the router's hydration state, so that the data exists in one file only.
 * @param data the text of a page's `.data` file
 * @throws if the format is not that of React Router 8.4.0
 */
export function toHydrationState(data: string): string {
  const values = JSON.parse(data) as Value[]
  const [routes] = values
  const loaderData = Object.fromEntries(
    Object.entries(routes as Record<string, number>).map(([route, at]) => {
      const [[name, value] = ['', 0]] = Object.entries(values[at] as Record<string, number>)
      if (values[Number(name.slice(1))] !== 'data')
        throw new Error('The data of a page is written in another way')
      return [route, value] as const
    }),
  )
  const end = values.length
  const state = { [`_${end}`]: end + 1, [`_${end + 2}`]: NULL, [`_${end + 3}`]: NULL }
  return JSON.stringify([state, ...values.slice(1), 'loaderData', loaderData, 'actionData', 'errors'])
}
