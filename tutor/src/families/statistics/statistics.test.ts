import { describe } from 'vitest'
import { testDrawn, testHostile, testTyped, testUnread } from '#families/measure/check.testing.ts'
import { statisticsFamilies } from '#families/statistics/statistics.families.ts'

describe('statistics and probability', () => {
  testTyped(statisticsFamilies, [
    ['mean of 3 5 7 9', '6'],
    ['mean of 2.5, 3.5, 4', '3.33'],
    ['mean of -3, 5, 7', '3'],
    ['find the median of 7, 2, 9, 4', '5.5'],
    ['mode of 1 2 2 3', '2'],
    ['find the mean, median and range of 5, 3, 8, 4', '5; 4.5; 5'],
    ['upper quartile of 1 3 5 7 9 11 13', '11'],
    ['iqr of 2 4 6 8 10 12', '6'],
    ['the mean of 4, 7 and x is 6 find x', '7'],
    ['4, 7 and x have a mean of 6. find x', '7'],
    ['The mean of 5 numbers is 8. Four of them are 5, 7, 9 and 10. Find the fifth number.', '9'],
    ['mean of frequency table 0:3, 1:5, 2:2', '0.9'],
    ['probability of rolling an even number', '\\frac{1}{2}'],
    ['a die is rolled. what is the probability of not getting a 6', '\\frac{5}{6}'],
    ['chance of rolling a 6', '\\frac{1}{6}'],
    ['a card is chosen numbered 1 to 20 probability of a multiple of 3', '\\frac{3}{10}'],
    ['probability of picking red from bag with 3 red and 5 blue', '\\frac{3}{8}'],
    ['a bag has 3 red 5 blue 2 green. find probability of not red', '\\frac{7}{10}'],
    [
      '4 red and 6 blue counters, two are taken without replacement. probability both are red',
      '\\frac{2}{15}',
    ],
    ['probability of two heads when 2 coins are tossed', '\\frac{1}{4}'],
    ['the probability of rain is 0.3. find the probability it does not rain', '0.7'],
    ['the probability of a six is 0.2. how many sixes do you expect in 300 throws', '60'],
    ['A has probability 0.3 and B 0.5, independent. probability of both', '0.15'],
  ])
  testUnread(statisticsFamilies, [
    'what is the mean',
    'what does probability mean',
    'what do you mean',
    'the mode of transport in 1900 and 1950',
    'the range of a function',
    'is 5 an average number',
    'i probably got 5 wrong',
  ])
  testHostile(statisticsFamilies)
  testDrawn(statisticsFamilies)
})
