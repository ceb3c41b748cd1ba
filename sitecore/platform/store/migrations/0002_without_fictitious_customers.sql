-- The people of 0001 do not exist; a store for tests and demonstrations gets them anew (seed-customers.ts).
DELETE FROM customers WHERE (cic, mobile, national_id, name_ar, name_en) IN (
  ('0000000000000001', '500000001', '1000000001', 'نورة', 'Noura'),
  ('0000000000000002', '500000002', '1000000002', 'فهد', 'Fahad'),
  ('0000000000000003', '500000003', '1000000003', 'سارة', 'Sarah'),
  ('0000000000000004', '500000004', '2000000004', 'آدم', 'Adam'),
  ('0000000000000005', '500000005', '2000000005', 'مريم', 'Maryam')
);
