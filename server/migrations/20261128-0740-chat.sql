-- A question, a picture, topics or steps, as it was shown with an answer.
alter table chat_messages add column card jsonb;
