import type { Shape } from '@flou/shared/content/shape.ts'
import type { FormErrors } from '../form/formErrors.ts'

/** The field of a record that an error's path leads to: `contents.0.title` → `title`, `cta.mediaId` → `cta`. */
const fieldOf = ({ localizedName }: Shape, path: string): string => {
  const [first = '', , third = ''] = path.split('.')
  return first === localizedName ? third : first
}

/** How many errors belong to fields of a part of a record. */
export const errorsIn = (part: Shape, errors: FormErrors): number =>
  Object.keys(errors).filter((path) => {
    const name = fieldOf(part, path)
    return name in part.fields || name in part.localized
  }).length

/** The tab to open so that an error can be seen: the present one where it, or what stands above, has some. */
export function tabToShow(
  { above, tabs }: { above: Shape; tabs: readonly { shape: Shape }[] },
  errors: FormErrors,
  present: number,
): number {
  const counts = tabs.map(({ shape }) => errorsIn(shape, errors))
  if (errorsIn(above, errors) > 0 || (counts[present] ?? 0) > 0) return present
  const first = counts.findIndex((count) => count > 0)
  return first < 0 ? present : first
}
