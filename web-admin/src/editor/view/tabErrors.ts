import type { Declaration } from '@flou/shared/content/declaration.ts'
import type { FormErrors } from '../../core/records/formErrors.ts'

/** Returns the top-level field of an error path: `contents.0.title` → `title`, `cta.mediaId` → `cta`. */
const fieldOf = ({ translationsKey }: Declaration, path: string): string => {
  const [first = '', , third = ''] = path.split('.')
  return first === translationsKey ? third : first
}

export const errorsIn = (section: Declaration, errors: FormErrors): number =>
  Object.keys(errors).filter((path) => {
    const name = fieldOf(section, path)
    return name in section.fields || name in section.localized
  }).length

export function tabToShow(
  { above, tabs }: { above: Declaration; tabs: readonly { declaration: Declaration }[] },
  errors: FormErrors,
  present: number,
): number {
  const counts = tabs.map(({ declaration }) => errorsIn(declaration, errors))
  if (errorsIn(above, errors) > 0 || (counts[present] ?? 0) > 0) return present
  const first = counts.findIndex((count) => count > 0)
  return first < 0 ? present : first
}
