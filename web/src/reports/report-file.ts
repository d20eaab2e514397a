import { type ChartTable, fileNameOf, tableText } from '#ui/chart/table-text.ts'
import { csvFile, saveFile } from '#ui/save-file.ts'
import type { HeatMap } from './reports.data.ts'
import { personWords } from './reports.words.ts'

/** The heat map as a table: the estimate of each student in each topic, empty where there is none. */
export function heatMapTable({ topics, students }: HeatMap, withoutNames: boolean): ChartTable {
  return {
    columns: ['Student', ...topics.map(({ title }) => title), 'Answers', 'Minutes', 'Hints'],
    rows: students.map(({ cells, work, ...person }, at) => [
      personWords(person, withoutNames ? `Student ${at + 1}` : undefined),
      ...cells.map((cell) => cell?.estimate?.mastery ?? null),
      ...[work.answers, work.minutes, work.hints],
    ]),
  }
}

export type FileKind = 'csv' | 'xlsx'

/** Hands the table to the browser as a file that programs for tables open. */
export async function saveHeatMap(name: string, table: ChartTable, kind: FileKind): Promise<void> {
  const csv = fileNameOf(`${name} report`)
  if (kind === 'csv') return saveFile(csv, csvFile(tableText(table)))
  const { workbookOf } = await import('./xlsx.ts')
  saveFile(csv.replace(/csv$/, kind), workbookOf(table))
}
