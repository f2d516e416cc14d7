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
import type { Wanted } from '../../../reading/packageLink.ts'

/** What is being put together; becomes an item of the estimate. */
export type Choice = Omit<EstimateItem, 'key'>

const variants = new WeakMap<PriceFileKind, Variant[]>()
/** The packages of a kind, each once for all its regions; the same list each time. */
export function variantsIn(kind: PriceFileKind, file: PriceFile): Variant[] {
  const known = variants.get(kind) ?? variantsOf(kind, file)
  variants.set(kind, known)
  return known
}

const isSoldIn = ({ offers }: Variant, region: number): boolean =>
  offers.some((offer) => offer.region === region)

/** The packages of a kind that a region sells, in order. */
export const variantsInRegion = (kind: PriceFileKind, file: PriceFile, region: number): Variant[] =>
  variantsIn(kind, file).filter((variant) => isSoldIn(variant, region))

/** Ids of the regions that sell any package of a kind, first by order. */
export const regionsIn = (kind: PriceFileKind, file: PriceFile): number[] =>
  file.regions.filter((region) => variantsInRegion(kind, file, region).length > 0)

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

/**
 * A choice moved to another region. If its package is not sold there, the one of the same name is chosen, or else the first; quantity,
 * hours and the extras that the region sells stay. Undefined if the region sells nothing of the kind.
 */
export function movedTo(file: PriceFile, choice: Choice, region: number): Choice | undefined {
  const same = choiceIn(file, choice, region)
  if (same) return same
  const kind = kindIn(file, choice.kind)
  const offered = kind ? variantsInRegion(kind, file, region) : []
  const title = soldIn(file, choice)?.title
  const other = offered.find((one) => one.title === title) ?? offered[0]
  return kind && other && choiceOf(file, { kind: kind.kind, offers: other.offers }, { region, kept: choice })
}

/** The first package of another kind, in the region of the choice if it is sold there. */
export function ofKind(file: PriceFile, choice: Choice, name: string): Choice | undefined {
  const kind = kindIn(file, name)
  if (!kind) return undefined
  const region = soldIn(file, choice)?.region
  const [first] = region === undefined ? [] : variantsInRegion(kind, file, region)
  const variant = first ?? variantsIn(kind, file)[0]
  return variant && choiceOf(file, { kind: kind.kind, offers: variant.offers }, { region, kept: choice })
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
