import type { LikeAwsSettings, SwitchName } from './switches.ts'

export interface Faults {
  isAnyOn: boolean
  isOn: (name: SwitchName) => boolean
  /** From 0 to 1; each switch has its own sequence, which depends on the seed only. */
  random: (name: SwitchName) => number
  /** False while the switch is off. */
  occurs: (name: SwitchName, probability: number) => boolean
}

export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619) >>> 0
  return hash
}

const NOTHING: LikeAwsSettings = { switches: new Set(), seed: 0 }

export function createFaults({ switches, seed }: LikeAwsSettings = NOTHING): Faults {
  const generators = new Map([...switches].map((name) => [name, seededRandom(hashOf(name) ^ seed)]))
  const random = (name: SwitchName) => generators.get(name)?.() ?? 1
  return {
    isAnyOn: switches.size > 0,
    isOn: (name) => switches.has(name),
    random,
    occurs: (name, probability) => switches.has(name) && random(name) < probability,
  }
}
