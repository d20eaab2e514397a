import { basename, dirname } from 'node:path'
import { circles, type Graph } from './circles.ts'
import type { Source, Workspace } from './sources.ts'

/** Is what a rule finds, in words that stay the same while lines move. */
export type Breach = string

export type Rule = (house: House) => Breach[]

export interface House {
  readonly sources: readonly Source[]
  readonly workspaces: readonly Workspace[]
}

export const maxFileLines = 300
/** A page of questions, topics or misconceptions is data: as long as a topic or a strand needs. */
export const maxContentLines = 600

const linesAllowed = (path: string): number =>
  /^(content\/curriculum|marking\/src\/misconceptions)\//.test(path)
    ? maxContentLines
    : maxFileLines
export const maxFunctionLines = 80

const generated = ['server/src/platform/tables.ts']

/** Finds areas in these folders: each folder in them is one, or part of the ground or of the roof. */
const floors = ['server/src', 'web/src'] as const

/** Lists the folders of a floor that are no areas: the ground, which areas stand on, and the roof above them. */
const ground = ['platform', 'mail', 'ui']
const roof = 'app'
const harness = 'testing'

const isTest = (path: string) => /\.(test|e2e|states)\.tsx?$/.test(path)
const isHarness = (path: string) =>
  /(^|\/)testing(\.types)?\.ts$|\.testing\.ts$|\/testing\/|\.samples\.ts$|-testing\.ts$|testing-/.test(
    path,
  )
const isProduct = ({ path }: Source) => !isTest(path) && !isHarness(path)
const isPart = (path: string) => path.startsWith('server/src/') || path.startsWith('web/src/')

/** Tells the folder of a floor that a file lies in: `quiz` of `server/src/quiz/x.ts`. */
export function areaOf(path: string): string | undefined {
  const floor = floors.find((each) => path.startsWith(`${each}/`))
  if (!floor) return undefined
  const [area, ...rest] = path.slice(floor.length + 1).split('/')
  return rest.length > 0 ? area : undefined
}

const floorOf = (path: string) => floors.find((each) => path.startsWith(`${each}/`))

/**
 * A file that bears its folder's name is the folder's door. What is above a folder may use every file
 * of it: its parent puts it together, and the entrance of a floor starts the roof.
 */
export const doors: Rule = ({ sources }) =>
  sources.filter(isProduct).flatMap(({ path, imports }) =>
    imports.flatMap(({ to }) => {
      if (!to || floorOf(to) === undefined || floorOf(to) !== floorOf(path)) return []
      const area = areaOf(to)
      if (area === undefined || ground.includes(area) || area === harness) return []
      const here = dirname(path)
      const there = dirname(to)
      const isOwn = here === there || here.startsWith(`${there}/`)
      const isParent = dirname(there) === here && (areaOf(path) !== undefined || area === roof)
      const isDoor = basename(to).startsWith(`${basename(there)}.`)
      return isOwn || isParent || isDoor ? [] : [`${path} reaches past the door to ${to}`]
    }),
  )

/** The ground imports no area, `ui` not even the ground, and nobody but the entrance imports the roof. */
export const layers: Rule = ({ sources }) =>
  sources.filter(isProduct).flatMap(({ path, imports }) =>
    imports.flatMap(({ to }) => {
      if (!to || floorOf(to) !== floorOf(path)) return []
      const from = areaOf(path)
      const area = areaOf(to)
      if (from === undefined || area === undefined || from === area) return []
      const isAbove =
        (area === roof && from !== roof) ||
        (from === 'ui' && area !== 'ui') ||
        (from === 'platform' && !ground.includes(area)) ||
        area === harness
      return isAbove ? [`${path} imports ${to}, which stands above it`] : []
    }),
  )

/** No file leads back to itself, over types either. */
export const fileCircles: Rule = ({ sources }) => {
  const graph: Graph = new Map(
    sources.map(({ path, imports }) => [
      path,
      new Set(imports.flatMap(({ to, isUrl }) => (to && to !== path && !isUrl ? [to] : []))),
    ]),
  )
  return circles(graph).map((circle) => `files go in a circle: ${circle.join(' → ')}`)
}

/** No area leads back to itself, and within an area no folder to its neighbour and back. */
export const folderCircles: Rule = ({ sources }) => {
  const breaches: Breach[] = []
  const roomsOf = new Map<string, Graph>()
  for (const { path, imports } of sources.filter(isProduct)) {
    for (const { to, isUrl } of imports) {
      if (!to || isUrl || isHarness(to)) continue
      const common = commonFolder(path, to)
      const a = roomIn(common, path)
      const b = roomIn(common, to)
      if (a === undefined || b === undefined || a === b) continue
      const graph = roomsOf.get(common) ?? new Map<string, Set<string>>()
      roomsOf.set(common, graph)
      graph.set(a, (graph.get(a) ?? new Set()).add(b))
    }
  }
  for (const [common, graph] of roomsOf) {
    for (const circle of circles(graph)) {
      breaches.push(
        `folders of ${common || 'the repository'} go in a circle: ${circle.join(' → ')}`,
      )
    }
  }
  return breaches
}

function commonFolder(a: string, b: string): string {
  const [one, other] = [a.split('/'), b.split('/')]
  let at = 0
  while (at < one.length - 1 && at < other.length - 1 && one[at] === other[at]) at++
  return one.slice(0, at).join('/')
}

function roomIn(common: string, path: string): string | undefined {
  const rest = common === '' ? path : path.slice(common.length + 1)
  const [room, ...more] = rest.split('/')
  return more.length > 0 ? room : undefined
}

/** SQL stands in `*.queries.ts`, in migrations and in what makes the database itself. */
export const sqlInQueries: Rule = ({ sources }) =>
  sources
    .filter((source) => source.path.startsWith('server/src/') && isProduct(source))
    .filter(({ path }) => !path.endsWith('.queries.ts') && !sqlOfTheGround.includes(path))
    .flatMap(({ path, sql }) =>
      [...new Set(sql.map(({ name }) => name))].map((name) => `${path} builds SQL by ${name}`),
    )

/** Makes connections, migrations and types; everything else asks queries. */
const sqlOfTheGround = [
  'server/src/platform/database.ts',
  'server/src/platform/migrate.ts',
  'server/src/platform/prepared-statements.ts',
]

/** A transaction is opened by the one function that guards the pool. */
export const transactionByTheGround: Rule = ({ sources }) =>
  sources
    .filter((source) => source.path.startsWith('server/src/') && isProduct(source))
    .filter(({ path }) => !sqlOfTheGround.includes(path))
    .flatMap(({ path, globals }) =>
      globals.some(({ name }) => name === 'transaction')
        ? [`${path} opens a transaction itself`]
        : [],
    )

/** Each table is written to by one area alone. */
export const oneWriter: Rule = ({ sources }) => {
  const writers = new Map<string, Set<string>>()
  for (const { path, writes } of sources.filter(isProduct)) {
    const area = path.startsWith('server/src/') ? areaOf(path) : undefined
    if (area === undefined) continue
    for (const { name } of writes) writers.set(name, (writers.get(name) ?? new Set()).add(area))
  }
  return [...writers]
    .filter(([, areas]) => areas.size > 1)
    .map(([table, areas]) => `${table} is written to by ${[...areas].toSorted().join(' and ')}`)
}

/** The browser's doors to the outside are opened by the ground alone. */
export const outsideByGround: Rule = ({ sources }) =>
  sources
    .filter((source) => source.path.startsWith('web/src/') && isProduct(source))
    .filter(({ path }) => areaOf(path) !== 'platform')
    .flatMap(({ path, globals }) =>
      [...new Set(globals.map(({ name }) => name))]
        .filter((name) => name !== 'transaction')
        .map((name) => `${path} uses ${name}`),
    )

/** An address of the site is taken from the table of pages. */
export const addressesFromPages =
  (pages: readonly string[]): Rule =>
  ({ sources }) => {
    const known = pages.map((path) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`))
    return sources
      .filter((source) => isPart(source.path) && isProduct(source))
      .flatMap(({ path, addresses }) =>
        [...new Set(addresses.map(({ name }) => name))]
          .filter((name) => known.some((each) => each.test(name)))
          .map((name) => `${path} types ${name} by hand`),
      )
  }

export const shortFunctions: Rule = ({ sources }) =>
  sources
    .filter(isProduct)
    .flatMap(({ path, functions }) =>
      functions
        .filter(({ lines }) => lines > maxFunctionLines)
        .map(({ name }) => `${path} has a function that is too long: ${name}`),
    )

export const shortFiles: Rule = ({ sources }) =>
  sources
    .filter(({ path, lines }) => lines > linesAllowed(path) && !generated.includes(path))
    .map(({ path }) => `${path} has more than ${linesAllowed(path)} lines`)

/** A workspace is entered by what it exports, and only where it is named as a dependency. */
export const declaredWorkspaces: Rule = ({ sources, workspaces }) => {
  const of = (path: string) => workspaces.find(({ folder }) => path.startsWith(`${folder}/`))
  return sources.flatMap(({ path, imports }) => {
    const here = of(path)
    return imports.flatMap(({ to, specifier, isUrl }) => {
      const there = to === undefined || isUrl ? undefined : of(to)
      if (!here || !there || here === there) return []
      if (specifier.startsWith('.')) return [`${path} goes around the exports of ${there.name}`]
      return here.needs.includes(there.name)
        ? []
        : [`${here.name} does not name ${there.name}, which ${path} imports`]
    })
  })
}

const cited = /`([\w@./-]+\/[\w.-]+\.(?:tsx?|mjs|sql|md|json))`/g

/** Writes down where a page of the documentation may leave out the beginning of a path. */
const prefixes = ['', 'server/src/', 'server/', 'web/src/', 'web/', 'docs/', 'bench/safety/']

/** A package's own page leaves out the package, and its `src`. */
function placesOf(page: string): readonly string[] {
  const own = page.slice(0, page.lastIndexOf('/') + 1)
  return own === '' || own.startsWith('docs/') ? prefixes : [own, `${own}src/`, ...prefixes]
}

/** A page of the documentation names only files that are there. `pages` are the texts by their path. */
export const citedFiles =
  (pages: ReadonlyMap<string, string>, isThere: (path: string) => boolean): Rule =>
  () =>
    [...pages].flatMap(([page, text]) =>
      [...new Set([...text.matchAll(cited)].map(([, file = '']) => file))]
        .filter((file) => !placesOf(page).some((place) => isThere(`${place}${file}`)))
        .map((file) => `${page} names ${file}, which is not there`),
    )
