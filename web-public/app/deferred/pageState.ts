/** A value of the router's data, as it writes it: names and what they hold are numbers of other values. */
type Value = string | number | boolean | null | Value[] | { [name: string]: number }

/** What the router writes for null. */
const NULL = -5

/**
 * What the router hydrates from, made of what it navigates by: both hold the loaders' data, each wrapped in its own way. So a page's data
 * is in one file, and not in the document as well.
 * @param data the text of a page's `.data` file
 * @throws where it is no longer written as this router (8.4.0) does
 */
export function pageState(data: string): string {
  const values = JSON.parse(data) as Value[] // written by the publisher
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
