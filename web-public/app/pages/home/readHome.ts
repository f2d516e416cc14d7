import {
  homeCarousel,
  homeCta,
  homeCtaPromo,
  homeGlobalNetwork,
  homeProduct,
  homeSecurity,
  homeSeo,
  homeSolution,
  homeSuccessStory,
} from '@flou/shared/content/types/home.ts'
import { newsHomeTitle } from '@flou/shared/content/types/news.ts'
import { slider } from '@flou/shared/content/types/slider.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'
import { readTeasers } from '../news/teaser.ts'

const LATEST_NEWS = 3

/** Everything the home page shows. */
export async function readHome(source: ContentSource) {
  const [slides, highlights, latest] = await Promise.all([
    source.list(homeCarousel),
    source.list(slider),
    readTeasers(source, { limit: LATEST_NEWS }),
  ])
  const [cta, promo, solution, security, stories, product, network, seo, newsTitle] = await Promise.all([
    source.section(homeCta),
    source.section(homeCtaPromo),
    source.section(homeSolution),
    source.section(homeSecurity),
    source.section(homeSuccessStory),
    source.section(homeProduct),
    source.section(homeGlobalNetwork),
    source.section(homeSeo),
    source.section(newsHomeTitle),
  ])
  return {
    slides,
    highlights,
    latest,
    cta,
    promo,
    solution,
    security,
    stories,
    product,
    network,
    seo,
    newsTitle,
  }
}
