import type { Text } from '@flou/shared/locale.ts'
import { FOLDER_OF_FRAME, TAG_OF_FRAME, type FolderName } from './folders.ts'
import { icon, ICON_NAMES, SOCIAL_NAMES, socialSign, type IconName, type SocialName } from './art/icons.ts'
import { brand } from './art/brand.ts'
import { favicon, logo } from './art/logo.ts'
import { picture, type FrameName } from './art/picture.ts'
import type { ThemeName } from './art/palette.ts'
import type { SceneName } from './art/scenes.ts'
import { COMPANIES } from './companies.ts'

const SCENE_ALT: Readonly<Record<SceneName, Text>> = {
  datacentre: { en: 'Rows of servers below a cloud', id: 'Deretan server di bawah awan' },
  region: { en: 'Three server sites linked to each other', id: 'Tiga lokasi server yang saling terhubung' },
  skyline: { en: 'City towers with servers between them', id: 'Gedung kota dengan server di antaranya' },
  solar: { en: 'Solar panels feeding a server hall', id: 'Panel surya memasok ruang server' },
  cableLanding: {
    en: 'Cables running between two landing stations',
    id: 'Kabel di antara dua stasiun pendaratan',
  },
  processor: { en: 'A processor with a green core', id: 'Prosesor dengan inti hijau' },
  accelerators: { en: 'Four accelerator chips linked together', id: 'Empat cip akselerator yang terhubung' },
  tiers: { en: 'Four storage layers on top of each other', id: 'Empat lapisan penyimpanan bertumpuk' },
  databases: { en: 'Three databases kept in step', id: 'Tiga basis data yang selaras' },
  balancer: { en: 'Traffic spread over three servers', id: 'Lalu lintas dibagi ke tiga server' },
  cluster: { en: 'A cluster of containers on nine nodes', id: 'Klaster kontainer di sembilan node' },
  savings: {
    en: 'Shrinking piles of coins before a chart',
    id: 'Tumpukan koin yang mengecil di depan grafik',
  },
  containers: {
    en: 'A large block taken apart into small containers',
    id: 'Blok besar diurai menjadi kontainer kecil',
  },
  twins: { en: 'Two equal sites joined by three lines', id: 'Dua lokasi kembar dihubungkan tiga jalur' },
  dashboards: { en: 'Two people before monitoring screens', id: 'Dua orang di depan layar pemantauan' },
  codeToCloud: {
    en: 'Source code on a screen, servers and a cloud behind it',
    id: 'Kode di layar dengan server dan awan',
  },
  guarded: { en: 'Servers behind a shield', id: 'Server di balik perisai' },
  vault: { en: 'A locked vault on a plate', id: 'Brankas terkunci di atas alas' },
  keyring: { en: 'A key in front of databases and servers', id: 'Kunci di depan basis data dan server' },
  storm: { en: 'A wall holding back a wave of red lines', id: 'Dinding menahan gelombang garis merah' },
  bank: { en: 'A bank building, coins and a checklist', id: 'Gedung bank, koin, dan daftar periksa' },
  shopfront: { en: 'Shoppers before a screen with a trolley', id: 'Pembeli di depan layar bergambar troli' },
  clinic: {
    en: 'A hospital with a heart rhythm on a screen',
    id: 'Rumah sakit dengan irama jantung di layar',
  },
  classroom: { en: 'A class in front of a screen full of code', id: 'Kelas di depan layar penuh kode' },
  stage: { en: 'An audience before a stage with screens', id: 'Penonton di depan panggung berlayar' },
  archipelago: {
    en: 'Islands with servers, linked by cables',
    id: 'Pulau-pulau berserver yang terhubung kabel',
  },
}

export interface DemoPicture {
  file: string
  /** `jpeg` is rasterised, so that the media library creates variants. */
  format: 'svg' | 'jpeg'
  draw: () => string
  alt: Text
  folder: FolderName
  tags: readonly string[]
}

function art<S extends SceneName, F extends FrameName>(scene: S, frame: F, theme: ThemeName) {
  const drawing: DemoPicture = {
    file: `${scene}-${frame}.jpg`,
    format: 'jpeg',
    draw: () => picture({ scene, theme, frame }),
    alt: SCENE_ALT[scene],
    folder: FOLDER_OF_FRAME[frame],
    tags: [TAG_OF_FRAME[frame], 'illustration'],
  }
  return { [`${scene}-${frame}`]: drawing } as Record<`${S}-${F}`, DemoPicture>
}

const drawings = {
  ...art('datacentre', 'hero', 'ink'),
  ...art('datacentre', 'mobile', 'ink'),
  ...art('archipelago', 'hero', 'teal'),
  ...art('archipelago', 'mobile', 'teal'),
  ...art('accelerators', 'hero', 'indigo'),
  ...art('accelerators', 'mobile', 'indigo'),
  ...art('guarded', 'hero', 'ink'),
  ...art('guarded', 'mobile', 'ink'),
  ...art('dashboards', 'hero', 'teal'),
  ...art('dashboards', 'mobile', 'teal'),
  ...art('stage', 'promo', 'indigo'),
  ...art('stage', 'mobile', 'indigo'),
  ...art('region', 'card', 'sky'),
  ...art('datacentre', 'seo', 'ink'),
  ...art('archipelago', 'seo', 'ink'),
  ...art('skyline', 'card', 'teal'),
  ...art('archipelago', 'card', 'sky'),
  ...art('solar', 'card', 'dawn'),
  ...art('cableLanding', 'card', 'ink'),
  ...art('processor', 'card', 'mint'),
  ...art('accelerators', 'card', 'indigo'),
  ...art('tiers', 'card', 'sky'),
  ...art('databases', 'card', 'teal'),
  ...art('balancer', 'card', 'mint'),
  ...art('cluster', 'card', 'ink'),
  ...art('savings', 'card', 'dawn'),
  ...art('containers', 'card', 'indigo'),
  ...art('twins', 'card', 'mint'),
  ...art('dashboards', 'card', 'teal'),
  ...art('codeToCloud', 'card', 'sky'),
  ...art('guarded', 'card', 'indigo'),
  ...art('vault', 'card', 'dawn'),
  ...art('keyring', 'card', 'ink'),
  ...art('storm', 'card', 'mint'),
  ...art('bank', 'card', 'teal'),
  ...art('shopfront', 'card', 'sky'),
  ...art('clinic', 'card', 'indigo'),
  ...art('classroom', 'card', 'dawn'),
  ...art('stage', 'card', 'ink'),
}

const signs = <N extends string, P extends string>(
  prefix: P,
  names: readonly N[],
  draw: (name: N) => string,
) =>
  Object.fromEntries(
    names.map((name): [string, DemoPicture] => [
      `${prefix}-${name}`,
      // decorative next to their names: empty alternative text
      {
        file: `${prefix}-${name}.svg`,
        format: 'svg',
        draw: () => draw(name),
        alt: { en: '', id: '' },
        folder: 'icons',
        tags: [prefix],
      },
    ]),
  ) as Record<`${P}-${N}`, DemoPicture>

const own = {
  logo: {
    file: 'flou-cloud.svg',
    format: 'svg',
    draw: logo,
    alt: { en: 'Flou Cloud', id: 'Flou Cloud' },
    folder: 'brand',
    tags: ['logo'],
  },
  favicon: {
    file: 'flou-cloud-mark.svg',
    format: 'svg',
    draw: favicon,
    alt: { en: 'Mark of Flou Cloud', id: 'Lambang Flou Cloud' },
    folder: 'brand',
    tags: ['logo'],
  },
} satisfies Record<string, DemoPicture>

const companies = <K extends string>(names: Readonly<Record<K, string>>) =>
  Object.fromEntries(
    Object.entries<string>(names).map(([key, name]): [string, DemoPicture] => [
      `brand-${key}`,
      {
        file: `brand-${key}.svg`,
        format: 'svg',
        draw: () => brand(name),
        alt: { en: name, id: name },
        folder: 'brand',
        tags: ['company'],
      },
    ]),
  ) as Record<`brand-${K}`, DemoPicture>

export const PICTURES = {
  ...own,
  ...drawings,
  ...signs<IconName, 'icon'>('icon', ICON_NAMES, icon),
  ...companies(COMPANIES),
  ...signs<SocialName, 'social'>('social', SOCIAL_NAMES, socialSign),
}
export type PictureName = keyof typeof PICTURES
