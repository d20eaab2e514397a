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

/** Hands the table to the browser as a file that programs for tables open. */
export function saveHeatMap(name: string, map: HeatMap, withoutNames: boolean): void {
  const text = tableText(heatMapTable(map, withoutNames))
  saveFile(fileNameOf(`${name} report`), csvFile(text))
}
