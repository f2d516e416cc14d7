import { requireFound } from '../reading/readPage.ts'

export function loader() {
  return requireFound(undefined)
}

export default function Unknown() {
  return null
}
