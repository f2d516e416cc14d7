import { requireFound } from '../reading/requireFound.ts'

export function loader() {
  return requireFound(undefined)
}

export default function Unknown() {
  return null
}
