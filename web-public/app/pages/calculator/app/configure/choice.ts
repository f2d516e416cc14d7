import type { EstimateItem, EstimatePart } from '@flou/shared/pricing/estimate/estimate.ts'
import {
  ADDED,
  soldIn,
  variantsOf,
  type PriceFile,
  type PriceFileKind,
  type PriceFilePackage,
  type Variant,
} from '@flou/shared/pricing/priceFile.ts'
import { needsCapacity } from '@flou/shared/pricing/line/packagePrice.ts'

/** What is being put together; becomes an item of the estimate. */
export type Choice = Omit<EstimateItem, 'key'>

const variants = new WeakMap<PriceFileKind, Variant[]>()
/** The packages of a kind, each once for all its regions; the same list each time. */
export function variantsIn(kind: PriceFileKind, file: PriceFile): Variant[] {
  const known = variants.get(kind) ?? variantsOf(kind, file)
  variants.set(kind, known)
  return known
}

export const kindIn = (file: PriceFile, kind: string): PriceFileKind | undefined =>
  file.kinds.find((one) => one.kind === kind)

/** The package that a part is of, in all its regions. */
export function variantOf(file: PriceFile, { kind, id }: EstimatePart): Variant | undefined {
  const found = kindIn(file, kind)
  return found && variantsIn(found, file).find(({ offers }) => offers.some((offer) => offer.id === id))
}

/** The capacity that a package starts with, where it is counted by capacity. */
export function firstCapacity(file: PriceFile, part: Pick<EstimatePart, 'kind' | 'id'>): number | undefined {
  const price = soldIn(file, part)?.price
  return price && needsCapacity(price) ? (price.minimum ?? 1) : undefined
}

/** The same in another region; undefined where it is not sold there. */
export function partIn(file: PriceFile, part: EstimatePart, region: number): EstimatePart | undefined {
  if (part.kind === ADDED) {
    const own = file.added.find(({ id }) => id === part.id)
    const there = file.added.find((one) => one.title === own?.title && one.region === region)
    // what is charged beside packages is often one price for all regions
    return own && { ...part, id: (there ?? own).id }
  }
  const offer = variantOf(file, part)?.offers.find((one) => one.region === region)
  return offer && { ...part, id: offer.id }
}

/** A choice in another region, without those of its extras that are not sold there; undefined where the package itself is not. */
export function choiceIn(file: PriceFile, choice: Choice, region: number): Choice | undefined {
  const main = partIn(file, choice, region)
  if (!main) return undefined
  const extras = choice.extras.flatMap((extra) => partIn(file, extra, region) ?? [])
  return { ...choice, id: main.id, extras }
}

interface Kept {
  region?: number | undefined
  kept?: Choice | undefined
}

/** A package as it is first shown: in the region chosen before where it is sold there, else in its first (decision 34). */
export function choiceOf(
  file: PriceFile,
  { kind, offers }: { kind: PriceFileKind['kind']; offers: readonly PriceFilePackage[] },
  { region, kept }: Kept,
): Choice | undefined {
  const offer = offers.find((one) => one.region === region) ?? offers[0]
  if (!offer) return undefined
  const part = { kind, id: offer.id }
  const capacity = firstCapacity(file, part)
  const { minimum = 1, maximum = Infinity } = soldIn(file, part)?.price ?? {}
  const keptCapacity = Math.min(Math.max(kept?.capacity ?? minimum, minimum), maximum)
  const extras = (kept?.kind === kind ? kept.extras : []).flatMap(
    (extra) => partIn(file, extra, offer.region) ?? [],
  )
  return {
    ...part,
    product: file.product,
    version: kept?.version ?? '',
    quantity: kept?.quantity ?? 1,
    ...(capacity !== undefined && { capacity: keptCapacity }),
    ...(kept?.hours !== undefined && { hours: kept.hours }),
    ...(kept?.group !== undefined && { group: kept.group }),
    extras,
  }
}

/** A package that is asked for; without `kind`, as in links of price tables, the first kind that has its id. */
export interface Wanted {
  id: number
  kind?: string
}

/** What a product starts with: the first package of its first kind, in its first region (spec §4). */
export function firstChoice(file: PriceFile, version: string, wanted?: Wanted): Choice | undefined {
  const kinds = file.kinds.map((kind) => ({ kind, found: variantsIn(kind, file) }))
  const isWanted = ({ id }: { id: number }) => id === wanted?.id
  const asked = kinds
    .filter(({ kind }) => wanted?.kind === undefined || wanted.kind === kind.kind)
    .flatMap(({ kind, found }) =>
      found
        .filter(({ offers }) => offers.some(isWanted))
        .map(({ offers }) => ({ kind: kind.kind, offers, region: offers.find(isWanted)?.region })),
    )[0]
  const [first] = kinds
  const start =
    asked ?? (first?.found[0] && { kind: first.kind.kind, offers: first.found[0].offers, region: undefined })
  const choice = start && choiceOf(file, start, { region: start.region })
  return choice && { ...choice, version }
}
