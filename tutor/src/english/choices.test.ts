import { describe, expect, test } from 'vitest'
import { lastReply, wordsIn } from '#english/heard.testing.ts'

describe('a choice between two ways to write', () => {
  test.each([
    ['is it practice or practise', /noun.*verb/],
    ['could of or could have', /could have/],
    ["is it the dogs bowl or the dog's bowl", /dog's bowl/],
    ['is it i done it or i did it', /I did it/],
    ['is it we was or we were', /we were/],
    ["is it he don't or he doesn't", /he doesn't/],
    ['affect or effect?', /verb.*noun/],
    ['whats the difference between affect and effect', /change/],
    ["when do i use your and you're", /you are/],
    ['their or there', /belongs to them/],
    ["is it their there or they're", /they are/],
    ['whats the difference between where wear and were', /clothes/],
    ['to or too', /more than enough/],
    ["its or it's", /it is/],
    ['do i write then or than', /compares/],
    ["which is right: whose or who's", /belongs/],
    ['quiet or quite', /noise/],
    ['is it lose or loose', /find/],
    ['fewer or less', /count/],
    ['i always mix up to too and two', /number 2/],
    ['much or many people', /counted/],
    ['do i say the girl who or the girl which', /people/],
    ['so is it "i need to practice my piano" or practise', /practise/],
    ['is it goed or went', /./],
    ['which is correct, I have done it or I have did it', /./],
    ['is it "should of" or "should have"', /should have/],
  ])('%s', (said, expected) => {
    expect(wordsIn(lastReply([said]))).toMatch(expected)
  })

  test.each([
    [['is it practice or practise', 'and advice or advise', 'which one is the noun'], /Advice/],
    [["is it the dogs bowl or the dog's bowl", 'what if theres two dogs'], /dogs'/],
    [["is it the dogs bowl or the dog's bowl", 'and the childrens coats?'], /children's/],
    [["is it the dogs bowl or the dog's bowl", 'does its tail need one'], /^no .*belongs/],
    [['is it i done it or i did it', 'why not done'], /have/],
    [['could of or could have', 'why'], /verb/],
  ])('%j', (said, expected) => {
    expect(wordsIn(lastReply(said))).toMatch(expected)
  })

  test.each([
    'is it 5 or 6',
    'is it a plant or an animal',
    'mean or median',
    'should i add or subtract',
    'is it hot or cold',
    'is it mitosis or meiosis',
    'do i times or divide',
    'whats the difference between speed and velocity',
    'is a whale a fish or a mammal',
    'today or tomorrow',
    'yes or no',
    'x or y',
    'should i revise maths or science',
    'are you a boy or a girl',
  ])('does not hear %s', (said) => {
    expect(lastReply([said])).toBeUndefined()
  })
})
