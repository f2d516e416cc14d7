import { requireFound } from '../reading/requireFound.ts'

/** Any address without a page. */
export function loader() {
  return requireFound(undefined)
}

export default function Unknown() {
  return null
}
