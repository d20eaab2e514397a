import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin, type Rollup } from 'vite'

const web = join(import.meta.dirname, '..')

/** Pages that stand without the network, with all that they fetch as they go. */
const whole = [
  'app/signed-in-layout',
  'app/student-layout',
  'home/dashboard-page',
  'home/library/library-page',
  'practice/lists/assigned-page',
  'practice/revisions/revisions-page',
  'quiz/quiz-page',
  'revision/revise',
]
/** What has to be there to say what needs the network, or to find the pages above. */
const first = ['auth/sign-in/login-page', 'chat/chat-page', 'practice/practice.pages']
/** Of a font in several formats every browser that knows a service worker takes this one. */
const olderFont = /\.(?:ttf|woff)$/

type Chunk = Rollup.OutputChunk
type Bundle = Rollup.OutputBundle

/** Writes `sw.js`: the service worker with the list of what it keeps. */
export function shell(): Plugin {
  return {
    name: 'shell',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // After Vite has taken out what is empty, such as the script of a style sheet.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
        const entry = chunks.find(({ isEntry }) => isEntry)
        if (!entry) throw new Error('The site has no entry')
        const kept = new Map<string, Chunk>()
        add(kept, bundle, entry, false)
        for (const name of whole) add(kept, bundle, pageChunk(chunks, name), true)
        for (const name of first) add(kept, bundle, pageChunk(chunks, name), false)
        const files = [...new Set([...kept.values()].flatMap(filesOf))]
          .toSorted()
          .map((name) => `/${name}`)
        const source = await worker({ entry: `/${entry.fileName}`, files })
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      },
    },
  }
}

/** Finds the chunk of a page, and stops the build where it has moved: a list that fits nothing keeps nothing. */
function pageChunk(chunks: readonly Chunk[], name: string): Chunk {
  const chunk = chunks.find(({ facadeModuleId }) =>
    [`/src/${name}.tsx`, `/src/${name}.ts`].some((end) => facadeModuleId?.endsWith(end)),
  )
  if (!chunk) throw new Error(`The shell keeps ${name}, which is no page of this build`)
  return chunk
}

/**
 * A chunk and what it stands on; with what these fetch later, where that is wanted. What the entry
 * stands on comes first and is not gone through again: it knows every page of the site.
 */
function add(kept: Map<string, Chunk>, bundle: Bundle, chunk: Chunk, isWhole: boolean): void {
  if (kept.has(chunk.fileName)) return
  kept.set(chunk.fileName, chunk)
  for (const name of [...chunk.imports, ...(isWhole ? chunk.dynamicImports : [])]) {
    const next = bundle[name]
    if (next?.type === 'chunk') add(kept, bundle, next, isWhole)
  }
}

const filesOf = ({ fileName, viteMetadata }: Chunk): string[] =>
  [fileName, ...(viteMetadata?.importedCss ?? []), ...(viteMetadata?.importedAssets ?? [])].filter(
    (name) => !olderFont.test(name),
  )

/** The worker by itself, in one classic script. */
async function worker({ entry, files }: { entry: string; files: string[] }): Promise<string> {
  const hash = createHash('sha256').update(files.join())
  const define = { SHELL: JSON.stringify({ build: hash.digest('hex').slice(0, 12), entry, files }) }
  const built = await build({
    configFile: false,
    root: web,
    define,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: join(web, 'src/platform/shell.worker.ts'), formats: ['iife'], name: 'shell' },
    },
  })
  const [output] = [built].flat()
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error('The service worker was not built')
  return chunk.code
}
