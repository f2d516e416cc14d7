import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** A list of articles: its first page, and the others by number. */
const list = (path: string, name: string) => [
  route(path, `pages/news/list/${name}.tsx`),
  route(`${path}/page/:page`, `pages/news/list/${name}.tsx`, { id: `${name}Page` }),
]

/** Every page answers at `/x` and at `/id/x`, the Indonesian tree (decision 10). */
export default [
  route('id?', 'pages/site.tsx', [
    index('pages/home/home.tsx'),
    ...list('news-and-information', 'newsList'),
    ...list('news-and-information/category/:slug', 'categoryList'),
    ...list('news-and-information/sub-category/:slug', 'subCategoryList'),
    route('news-and-information/archive/all', 'pages/news/archive/months.tsx'),
    route('news-and-information/archive/:month', 'pages/news/archive/month.tsx'),
    route('news-and-information/:slug', 'pages/news/article/article.tsx'),
    route('page/:slug', 'pages/customPage/customPage.tsx'),
    route('404', 'pages/errors/notFound.tsx'),
    route('*', 'pages/errors/unknown.tsx'),
  ]),
  route('error/:status', 'pages/errors/fixedError.tsx'),
] satisfies RouteConfig
