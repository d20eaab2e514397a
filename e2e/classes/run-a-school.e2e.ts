import { pages } from '@learngrove/contract/pages'
import { expect, test } from '../support/fixtures.ts'

test.use({ school: 'run-a-school' })

const list = ['Forename,Surname,Class', 'Nadia,Rahman,9A Mathematics', 'Jo,,9A Mathematics'].join(
  '\n',
)

test('an owner makes a class, brings in a list, and prints a card', async ({ signInAs }) => {
  const page = await signInAs('owner')
  await page.goto(pages.manage())
  await expect(page).toHaveURL(pages.manageClasses())
  await page.getByRole('button', { name: 'Add a class' }).first().click()
  await page.getByLabel('Name', { exact: true }).fill('8B Mathematics')
  await page.getByRole('combobox', { name: 'Year' }).last().click()
  await page.getByRole('option', { name: 'Year 8', exact: true }).click()
  await page.getByRole('combobox', { name: 'Subject' }).last().click()
  await page.getByRole('option', { name: 'Mathematics', exact: true }).click()
  await page.getByRole('button', { name: 'Make the class' }).click()
  await expect(page.getByRole('rowheader', { name: '8B Mathematics' })).toBeVisible()

  await page.goto(pages.manageStudents({ view: 'import' }))
  await page.getByLabel('The list').fill(list)
  await page.getByRole('button', { name: 'Review the rows' }).click()
  await expect(page.getByText('The last name is missing.')).toBeVisible()
  await page.getByLabel('Last name, row 2').fill('Moss')
  await page.getByLabel('Last name, row 2').press('Tab')
  await page.getByRole('button', { name: 'Bring in 2' }).click()
  await expect(page.getByText('2 students added').first()).toBeVisible()

  await page.getByRole('checkbox', { name: 'Choose Nadia Rahman' }).check()
  await page.getByRole('button', { name: 'Sign-in cards' }).click()
  await expect(page.getByText('The passwords are shown this once')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Sign-in cards' })).toContainText('nadia.r')
})
