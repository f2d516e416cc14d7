import type { EstimateItem, EstimateComponent } from '@flou/shared/pricing/estimate/estimate.ts'
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
import type { PackageSelection } from '../../../reading/packageLink.ts'
import type { CalculatorContent } from '../../readCalculator.ts'

/** Line being configured. */
export type Choice = Omit<EstimateItem, 'key'>

export interface FieldProps {
  file: PriceFile
  content: CalculatorContent
  choice: Choice
  onChange: (choice: Choice) => void
}

const variants = new WeakMap<PriceFileKind, Variant[]>()
/** Returns the packages of a kind, grouped over regions; cached. */
export function variantsIn(kind: PriceFileKind, file: PriceFile): Variant[] {
  const cached = variants.get(kind) ?? variantsOf(kind, file)
  variants.set(kind, cached)
  return cached
}

const isSoldIn = ({ offers }: Variant, region: number): boolean =>
  offers.some((offer) => offer.region === region)

export const variantsInRegion = (kind: PriceFileKind, file: PriceFile, region: number): Variant[] =>
  variantsIn(kind, file).filter((variant) => isSoldIn(variant, region))

export const regionsIn = (kind: PriceFileKind, file: PriceFile): number[] =>
  file.regions.filter((region) => variantsInRegion(kind, file, region).length > 0)

export const kindIn = (file: PriceFile, kind: string): PriceFileKind | undefined =>
  file.kinds.find((one) => one.kind === kind)

export function variantOf(file: PriceFile, { kind, id }: EstimateComponent): Variant | undefined {
  const found = kindIn(file, kind)
  return found && variantsIn(found, file).find(({ offers }) => offers.some((offer) => offer.id === id))
}

export function initialCapacity(
  file: PriceFile,
  part: Pick<EstimateComponent, 'kind' | 'id'>,
): number | undefined {
  const price = soldIn(file, part)?.price
  if (!price || !needsCapacity(price)) return undefined
  const { isMetered = false, included = 0, billingItemValue = 1, minimum = 1 } = price
  if (!isMetered) return minimum
  return included > 0 ? 2 * included : Math.max(1, billingItemValue)
}

function partInRegion(
  file: PriceFile,
  part: EstimateComponent,
  region: number,
): EstimateComponent | undefined {
  if (part.kind === ADDED) {
    const own = file.added.find(({ id }) => id === part.id)
    const there = file.added.find((one) => one.title === own?.title && one.region === region)
    // added prices often apply to all regions
    return own && { ...part, id: (there ?? own).id }
  }
  const offer = variantOf(file, part)?.offers.find((one) => one.region === region)
  return offer && { ...part, id: offer.id }
}

/**
 * Returns the choice in another region, dropping unavailable extras; undefined if the package is unavailable.
 */
export function choiceInRegion(file: PriceFile, choice: Choice, region: number): Choice | undefined {
  const main = partInRegion(file, choice, region)
  if (!main) return undefined
  const extras = choice.extras.flatMap((extra) => partInRegion(file, extra, region) ?? [])
  return { ...choice, id: main.id, extras }
}

const isMeteredIn = (file: PriceFile, part: Pick<EstimateComponent, 'kind' | 'id'> | undefined): boolean =>
  (part && soldIn(file, part)?.price.isMetered) === true

interface PreviousChoice {
  region?: number | undefined
  previous?: Choice | undefined
}

/** Returns a package in the previous region if sold there, else in its first. */
export function choiceOf(
  file: PriceFile,
  { kind, offers }: { kind: PriceFileKind['kind']; offers: readonly PriceFilePackage[] },
  { region, previous }: PreviousChoice,
): Choice | undefined {
  const offer = offers.find((one) => one.region === region) ?? offers[0]
  if (!offer) return undefined
  const part = { kind, id: offer.id }
  const capacity = initialCapacity(file, part)
  const { minimum = 1, maximum = Infinity } = soldIn(file, part)?.price ?? {}
  const isSameUse = isMeteredIn(file, previous) === isMeteredIn(file, part)
  const requested = (isSameUse ? previous?.capacity : undefined) ?? capacity ?? minimum
  const validCapacity = Math.min(Math.max(requested, minimum), maximum)
  const extras = (previous?.kind === kind ? previous.extras : []).flatMap(
    (extra) => partInRegion(file, extra, offer.region) ?? [],
  )
  return {
    ...part,
    product: file.product,
    version: previous?.version ?? '',
    quantity: isMeteredIn(file, part) ? 1 : (previous?.quantity ?? 1),
    ...(capacity !== undefined && { capacity: validCapacity }),
    ...(previous?.hours !== undefined && !isMeteredIn(file, part) && { hours: previous.hours }),
    ...(previous?.group !== undefined && { group: previous.group }),
    extras,
  }
}

/**
 * Moves a choice to another region, substituting a package of the same name, else the first. Undefined if
 * nothing is sold there.
 */
export function moveToRegion(file: PriceFile, choice: Choice, region: number): Choice | undefined {
  const same = choiceInRegion(file, choice, region)
  if (same) return same
  const kind = kindIn(file, choice.kind)
  const offered = kind ? variantsInRegion(kind, file, region) : []
  const title = soldIn(file, choice)?.title
  const replacement = offered.find((one) => one.title === title) ?? offered[0]
  return (
    kind &&
    replacement &&
    choiceOf(file, { kind: kind.kind, offers: replacement.offers }, { region, previous: choice })
  )
}

export function switchKind(file: PriceFile, choice: Choice, name: string): Choice | undefined {
  const kind = kindIn(file, name)
  if (!kind) return undefined
  const region = soldIn(file, choice)?.region
  const [first] = region === undefined ? [] : variantsInRegion(kind, file, region)
  const variant = first ?? variantsIn(kind, file)[0]
  return variant && choiceOf(file, { kind: kind.kind, offers: variant.offers }, { region, previous: choice })
}

/** Returns the requested package, else the first of the first kind. */
export function initialChoice(
  file: PriceFile,
  version: string,
  selection?: PackageSelection,
): Choice | undefined {
  const kinds = file.kinds.map((kind) => ({ kind, found: variantsIn(kind, file) }))
  const isSelected = ({ id }: { id: number }) => id === selection?.id
  const requested = kinds
    .filter(({ kind }) => selection?.kind === undefined || selection.kind === kind.kind)
    .flatMap(({ kind, found }) =>
      found
        .filter(({ offers }) => offers.some(isSelected))
        .map(({ offers }) => ({ kind: kind.kind, offers, region: offers.find(isSelected)?.region })),
    )[0]
  const [first] = kinds
  const start =
    requested ??
    (first?.found[0] && { kind: first.kind.kind, offers: first.found[0].offers, region: undefined })
  const choice = start && choiceOf(file, start, { region: start.region })
  return choice && { ...choice, version }
}
